import { mkdirSync, writeFileSync } from 'node:fs';
import { Set6Cart } from '@pg/card-params';
import { Ajv } from 'ajv';
import * as v from 'valibot';
import type { z } from 'zod';
import { set6Rules } from './field-rules.ts';
import { type Design, writeCheck, writeCollector } from './hand-written-source.ts';
import { jsonSchema } from './json-schema.ts';
import { writeValibot, writeZod } from './library-source.ts';
import type { Scenario } from './payloads.ts';
import { isUrl } from './plain-checks.ts';

/** Who takes part: the yardstick first, then what could be had by hand for payloads of one shape alone. */
export const CONTESTANTS = [
  'hand-written',
  'for one shape only',
  '@pg/card-params',
  'valibot',
  'zod',
  'ajv',
  'JSON.parse',
] as const;
export type ContestantName = (typeof CONTESTANTS)[number];

/** One message about one place of a payload. */
export interface Message {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** One way to check a payload. */
export interface Contestant<TResult = unknown> {
  /** What is measured: the whole public call. */
  readonly call: (input: unknown) => TResult;
  readonly accepts: (result: TResult) => boolean;
}

/** Where the written modules lie: beside the built bench, whose `plain-checks.js` they import. */
export const WRITTEN = new URL('written/', import.meta.url);

/** Writes the contestants that are source of their own: readable files in `dist/written`. */
export function writeContestants(): void {
  mkdirSync(WRITTEN, { recursive: true });
  for (const design of ['switch', 'fixed reads'] as const) {
    writeFileSync(writtenFile('check', design), writeCheck(set6Rules, design));
    writeFileSync(writtenFile('collect', design), writeCollector(set6Rules, design));
  }
  writeFileSync(new URL('valibot.js', WRITTEN), writeValibot(set6Rules));
  writeFileSync(new URL('valibot-with-meanings.js', WRITTEN), writeValibot(set6Rules, { meanings: true }));
  writeFileSync(new URL('zod.js', WRITTEN), writeZod(set6Rules));
}

/** Where the hand-written check, or the one that collects messages, is written. */
export const writtenFile = (task: 'check' | 'collect', design: Design): URL =>
  new URL(`${task}-by-${design.replace(' ', '-')}.js`, WRITTEN);

/** Loads one contestant, as it enters a scenario. */
export async function loadContestant(name: ContestantName, { mistakes }: Scenario): Promise<Contestant> {
  switch (name) {
    case 'hand-written':
      return handWritten('switch', mistakes);
    case 'for one shape only':
      return handWritten('fixed reads', mistakes);
    case '@pg/card-params':
      return erase(ours);
    case 'valibot':
      return erase(await plainValibot());
    case 'zod':
      return erase(await zod());
    case 'ajv':
      return erase(ajv(mistakes > 0));
    default:
      return { call: (text) => JSON.parse(text as string), accepts: () => true };
  }
}

// A contestant's `accepts` only ever gets what its own `call` returned.
const erase = <TResult>(contestant: Contestant<TResult>): Contestant => contestant as unknown as Contestant;

/** Of valid payloads it answers yes or no; of others it lists what is wrong. */
const handWritten = async (design: Design, mistakes: number): Promise<Contestant> =>
  mistakes === 0 ? erase(await handWrittenCheck(design)) : erase(await handWrittenCollector(design));

async function handWrittenCheck(design: Design): Promise<Contestant<boolean>> {
  const { check } = await importWritten<{ check: (payload: unknown) => boolean }>(writtenFile('check', design));
  return { call: check, accepts: (isValid) => isValid };
}

/** The hand-written check that lists everything that is wrong. */
export async function handWrittenCollector(design: Design): Promise<Contestant<readonly Message[]>> {
  const { collect } = await importWritten<{ collect: (payload: unknown) => Message[] }>(writtenFile('collect', design));
  return { call: collect, accepts: (messages) => messages.length === 0 };
}

/** The project's schema. */
export const ours: Contestant<v.SafeParseResult<typeof Set6Cart>> = {
  call: (payload) => v.safeParse(Set6Cart, payload),
  accepts: (result) => result.success,
};

/** What the project's schema says of a payload, in the words that can be compared with the yardstick's. */
export const messagesOfOurs = (payload: unknown): Message[] =>
  (ours.call(payload).issues ?? []).map(({ path = [], message }) => ({
    path: path.map(({ key }) => key as string | number),
    message,
  }));

async function plainValibot(): Promise<Contestant<v.SafeParseResult<v.GenericSchema>>> {
  const { Set6Cart: schema } = await importWritten<{ Set6Cart: v.GenericSchema }>(new URL('valibot.js', WRITTEN));
  return { call: (payload) => v.safeParse(schema, payload), accepts: (result) => result.success };
}

async function zod(): Promise<Contestant<z.ZodSafeParseResult<unknown>>> {
  const { Set6Cart: schema } = await importWritten<{ Set6Cart: z.ZodType }>(new URL('zod.js', WRITTEN));
  return { call: (payload) => schema.safeParse(payload), accepts: (result) => result.success };
}

/** ajv stops at the first error unless it is asked for all of them. */
function ajv(allErrors: boolean): Contestant<boolean> {
  // Without the precision 19.99 is no multiple of 0.01: ajv divides binary fractions.
  const compiler = new Ajv({ allErrors, multipleOfPrecision: 3, allowUnionTypes: true });
  compiler.addFormat('shop-url', isUrl);
  const validate = compiler.compile(jsonSchema(set6Rules));
  return { call: (payload) => validate(payload), accepts: (isValid) => isValid };
}

const importWritten = async <TModule>(file: URL): Promise<TModule> => (await import(file.href)) as TModule;
