import { isObject, type Resource, readFormText, readJsonText } from '@pg/rule-kit';
import type { Source } from '../read/source.ts';
import type { HeldPayload } from './held-payload.ts';
import { type ReadPayload, readHeld } from './read-held.ts';
import { formsIn, objectsIn } from './several-payloads.ts';
import { unwrapped } from './unwrapped.ts';

/**
 * Reads a text that is no payload as it stands, and certainly holds what is none but for that: several payloads one after
 * another, or one that was wrapped. What is wrong with that is told once.
 *
 * @param source What was read of the text as it stands.
 * @returns `undefined` for any other text.
 */
export function readOtherwise(
  text: string,
  source: Source,
  given: Resource | undefined,
): readonly ReadPayload[] | undefined {
  // What is sent as a text is taken as it is: nothing is found in it while it is read.
  if (source.found.length === 0 && source.syntax !== 'text') return undefined;
  return readWrapped(text, source, given) ?? readSeveral(text, source, given);
}

function readWrapped(text: string, source: Source, given: Resource | undefined): readonly ReadPayload[] | undefined {
  const { layer, columns } = unwrapped(text) ?? {};
  if (layer === undefined || !isReadAs(source, layer.text)) return undefined;
  const misplaced = {
    found: `a text that was wrapped at column ${columns}`,
    allowed: 'a text on one line expected',
    hint: 'Join its lines: nothing but line breaks was put into it.',
  };
  const [payload] = readHeld({ layer, syntax: source.syntax, misplaced }, given);
  return payload && [payload];
}

/** Whether the joined text can be read, as JSON or as a form of no fewer entries. */
function isReadAs({ syntax, value }: Source, joined: string): boolean {
  if (syntax !== 'form') return isObject(readJsonText(joined).value);
  return countEntries(readFormText(joined).value) >= countEntries(value);
}

const countEntries = (value: unknown): number => (isObject(value) ? Object.keys(value).length : 0);

function readSeveral(text: string, source: Source, given: Resource | undefined): readonly ReadPayload[] | undefined {
  const all = severalIn(text, source);
  if (all.length < 2) return undefined;
  const found = all.length === 2 ? 'a second payload' : `${all.length} payloads, the second of them here`;
  const misplaced = { found, ...ONE_EACH };
  const payloads = all.map((held, i) => readHeld(i === 1 ? { ...held, misplaced } : held, given));
  // What is not known would be passed over in silence.
  return payloads.every(({ length }) => length > 0) ? payloads.flat() : undefined;
}

const ONE_EACH = {
  allowed: 'one payload expected',
  hint: 'Each was checked on its own: send each in a request of its own, too.',
};

function severalIn(text: string, { syntax, value, found }: Source): readonly HeldPayload[] {
  if (syntax === 'form') return found.some(isNameTwice) ? formsIn(text) : [];
  return value === undefined || syntax === 'text' ? objectsIn(text) : [];
}

const isNameTwice = ({ rule }: Source['found'][number]): boolean => rule.id === 'duplicate-name';
