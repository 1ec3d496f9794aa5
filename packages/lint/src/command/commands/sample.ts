import { listInWords } from '@pg/rule-kit/internal';
import { brands } from '@pg/sale-form';
import { kinds } from '../../rules/kind-names.ts';
import { CARD_SETS, samplePayload } from '../../samples/sample-payload.ts';
import { sampleFormats, sampleText } from '../../samples/sample-text.ts';
import { UsageError } from '../../system/usage-error.ts';
import { defineCommand, type Options, requireOneOf, requireWholeNumber, type Values } from '../options.ts';

export const PROTOCOL_VERSIONS = ['ECv1', 'ECv2'] as const;

// biome-ignore format: a table
const OPTIONS = {
  set: { type: 'string', value: 'N', help: 'the card parameter set of a session request or of card-params: 1 to 6' },
  brand: { type: 'string', value: 'BRAND', help: `the brand of a sale: ${Object.keys(brands).join(', ')}` },
  'protocol-version': { type: 'string', value: 'VERSION', help: `the version of a wallet2 token: ${PROTOCOL_VERSIONS.join(' or ')}; by default ECv2` },
  'all-fields': { type: 'boolean', help: 'with optional fields too; without --set, of Set 6' },
  format: { type: 'string', value: 'FORMAT', help: 'json, form, curl, ts, php or python; the default is form for a sale, json otherwise' },
  seed: { type: 'string', value: 'N', help: 'other values; the same number gives the same values' },
} as const satisfies Options;

/** Prints a valid payload. */
export const sample = defineCommand({
  about: `KIND is ${listInWords(kinds)}.`,
  options: OPTIONS,
  allowPositionals: true,
  run(values, { write }, positionals) {
    write(1, sampleOf(positionals, values));
  },
});

type SampleValues = { readonly [TName in keyof typeof OPTIONS]?: Values<typeof OPTIONS>[TName] | undefined };

/**
 * The text of a payload.
 *
 * @throws {UsageError} for an option that the kind does not have.
 */
export function sampleOf(positionals: readonly string[], values: SampleValues): string {
  const [kind = '', ...others] = positionals;
  if (kind === '' || others.length > 0) throw new UsageError(`sample needs one kind of payload: ${kinds.join(', ')}`);
  requireOneOf('the kind', kind, kinds);
  const { set, brand, seed = '0', 'protocol-version': version } = values;
  if (set !== undefined && !['session-request', 'card-params'].includes(kind))
    throw new UsageError('--set is for session-request and card-params only');
  if (brand !== undefined && kind !== 'sale-form') throw new UsageError('--brand is for sale-form only');
  if (version !== undefined && kind !== 'wallet2-token' && brand !== 'wallet2')
    throw new UsageError('--protocol-version is for wallet2-token, and for sale-form with the brand wallet2');
  const formats = sampleFormats(kind);
  const payload = samplePayload({
    kind,
    set: set === undefined ? undefined : CARD_SETS[requireWholeNumber('--set', set, 1, CARD_SETS.length) - 1],
    brand: brand === undefined ? undefined : requireOneOf('--brand', brand, Object.keys(brands)),
    protocolVersion: version === undefined ? undefined : requireOneOf('--protocol-version', version, PROTOCOL_VERSIONS),
    allFields: values['all-fields'],
    seed: requireWholeNumber('--seed', seed, 0, 999_999_999),
  });
  const format = values.format === undefined ? formats[0] : requireOneOf('--format', values.format, formats);
  return sampleText(kind, payload, format);
}
