import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { count, listInWords } from '@pg/rule-kit/internal';
import { brands } from '@pg/sale-form';
import { kinds } from '../../rules/kinds.ts';
import { type SampleMistake, sampleMistakes } from '../../samples/sample-mistakes.ts';
import { CARD_SETS, type SampleOptions, samplePayload } from '../../samples/sample-payload.ts';
import { type SampleFormat, sampleFormats, sampleText } from '../../samples/sample-text.ts';
import { describeSystemError, UsageError } from '../../system/usage-error.ts';
import { writeText } from '../../system/write-text.ts';
import { defineCommand, type Options, requireOneOf, requireWholeNumber, type Values } from '../options.ts';

export const PROTOCOL_VERSIONS = ['ECv1', 'ECv2'] as const;

// biome-ignore format: a table
const OPTIONS = {
  set: { type: 'string', value: 'N', help: 'the card parameter set of a session request or of card-params: 1 to 6' },
  brand: { type: 'string', value: 'BRAND', help: `the brand of a sale: ${Object.keys(brands).join(', ')}` },
  'protocol-version': { type: 'string', value: 'VERSION', help: `the version of a wallet2 token: ${PROTOCOL_VERSIONS.join(' or ')}; by default ECv2` },
  'all-fields': { type: 'boolean', help: 'with optional fields too; without --set, of Set 6' },
  format: { type: 'string', value: 'FORMAT', help: 'json, form, curl, ts, php or python; the default is form for a sale, json otherwise' },
  mistakes: { type: 'string', value: 'FOLDER', help: 'write a file for each rule that such a payload can break, and expected.json with the findings of each file' },
  seed: { type: 'string', value: 'N', help: 'other values; the same number gives the same values' },
} as const satisfies Options;

/** Prints a valid payload, or writes payloads with mistakes. */
export const sample = defineCommand({
  about: `KIND is ${listInWords(kinds)}.`,
  options: OPTIONS,
  allowPositionals: true,
  run(values, { write }, positionals) {
    const { options, format } = readOptions(positionals, values);
    if (values.mistakes === undefined) write(1, sampleText(options.kind, samplePayload(options), format));
    else write(1, writeMistakes(values.mistakes, options, format));
  },
});

/**
 * The text of a payload.
 *
 * @param mistake A rule that it breaks; by default, it is valid.
 * @throws {UsageError} for an option that the kind does not have, or a rule that it can't break.
 */
export function oneSample(kind: string, values: SampleValues, mistake?: string): string {
  const { options, format } = readOptions([kind], values);
  if (mistake === undefined) return sampleText(kind, samplePayload(options), format);
  const mistakes = sampleMistakes(options);
  const found = mistakes.find(({ rule }) => rule === mistake);
  const text = found && fileOf(found, kind, format)[0]?.text;
  if (text !== undefined) return text;
  const listed = mistakes.map(({ rule }) => rule);
  throw new UsageError(
    `this payload can’t break the rule ${JSON.stringify(mistake)}; it can break ${listInWords(listed)}`,
  );
}

/** The options that decide on a payload. */
type SampleValues = {
  readonly [TName in Exclude<keyof typeof OPTIONS, 'mistakes'>]?: Values<typeof OPTIONS>[TName] | undefined;
};

/** @throws {UsageError} for an option that the kind does not have. */
function readOptions(
  [kind = '', ...others]: readonly string[],
  values: SampleValues,
): { readonly options: SampleOptions; readonly format: SampleFormat } {
  if (kind === '' || others.length > 0) throw new UsageError(`sample needs one kind of payload: ${kinds.join(', ')}`);
  requireOneOf('the kind', kind, kinds);
  const { set, brand, seed = '0', 'protocol-version': version } = values;
  if (set !== undefined && !['session-request', 'card-params'].includes(kind))
    throw new UsageError('--set is for session-request and card-params only');
  if (brand !== undefined && kind !== 'sale-form') throw new UsageError('--brand is for sale-form only');
  if (version !== undefined && kind !== 'wallet2-token' && brand !== 'wallet2')
    throw new UsageError('--protocol-version is for wallet2-token, and for sale-form with the brand wallet2');
  const formats = sampleFormats(kind);
  const options = {
    kind,
    set: set === undefined ? undefined : CARD_SETS[requireWholeNumber('--set', set, 1, CARD_SETS.length) - 1],
    brand: brand === undefined ? undefined : requireOneOf('--brand', brand, Object.keys(brands)),
    protocolVersion: version === undefined ? undefined : requireOneOf('--protocol-version', version, PROTOCOL_VERSIONS),
    allFields: values['all-fields'],
    seed: requireWholeNumber('--seed', seed, 0, 999_999_999),
  };
  return {
    options,
    format: values.format === undefined ? formats[0] : requireOneOf('--format', values.format, formats),
  };
}

const EXTENSIONS = { json: 'json', form: 'form', curl: 'sh', ts: 'ts', php: 'php', python: 'py' } as const;

/** @throws {UsageError} if the folder has no name, or can't be written. */
function writeMistakes(folder: string, options: SampleOptions, format: SampleFormat): string {
  if (folder === '') throw new UsageError('--mistakes needs the name of a folder');
  const files = sampleMistakes(options).flatMap((mistake) => fileOf(mistake, options.kind, format));
  makeFolder(folder);
  for (const { file, text } of files) writeText(join(folder, file), text, 'the sample');
  const expected = files.map(({ file, findings }) => ({ file, findings }));
  writeText(join(folder, 'expected.json'), `${JSON.stringify(expected, null, 2)}\n`, 'the list of findings');
  return `${count(files.length, 'file')} written to ${folder}; expected.json lists their findings\n`;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`${folder}: the folder could not be made (${describeSystemError(error)})`);
  }
}

/** A form can't show every mistake: its values are strings, and it can't have half of a character. */
function fileOf({ rule, payload, findings }: SampleMistake, kind: string, format: SampleFormat) {
  const file = `${rule}.${typeof payload === 'string' ? 'txt' : EXTENSIONS[format]}`;
  const expected = findings.map(({ rule: id, severity, path }) => ({ rule: id, severity, path }));
  try {
    return [{ file, text: sampleText(kind, payload, format), findings: expected }];
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}
