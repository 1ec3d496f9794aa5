import { BRANDS } from '@pg/wallet-tokens/names';
import { expect, test } from 'vitest';
import { kinds, lintText, loadReader } from '../../src/index.ts';
import { type SampleFormat, type SampleOptions, samplePayload, sampleText } from '../../src/sample.ts';
import { sampleFormats } from '../../src/samples/sample-text.ts';

const SETS = [undefined, 1, 2, 3, 4, 5, 6] as const;
const SAMPLE_BRANDS = [undefined, ...BRANDS];
const readPayloads = await loadReader.shell();

/** Reads a text as the command reads its file. */
function rulesIn(kind: string, text: string, format: SampleFormat): string[] {
  const syntax = { json: 'json', form: 'form' } as const;
  const options =
    format === 'curl' ? { readPayloads } : format in syntax ? { kind, syntax: syntax[format as 'json'] } : { kind };
  const { findings } = lintText(text, options);
  return findings.map(({ rule }) => rule);
}

/** Each seed has other options: all kinds, sets and brands. */
const optionsOf = (seed: number): SampleOptions => ({
  kind: kinds[seed % kinds.length] ?? '',
  set: SETS[(seed >> 3) % SETS.length],
  brand: SAMPLE_BRANDS[(seed >> 3) % SAMPLE_BRANDS.length],
  allFields: seed % 3 === 0,
  seed,
});

const seeds = Array.from({ length: 1000 }, (_, seed) => seed);

const readable = (kind: string): SampleFormat[] =>
  sampleFormats(kind).filter((format) => ['json', 'form', 'curl'].includes(format));

test('samples of 1,000 seeds have no findings', () => {
  for (const options of seeds.map(optionsOf)) {
    const payload = samplePayload(options);
    for (const format of readable(options.kind))
      expect(rulesIn(options.kind, sampleText(options.kind, payload, format), format)).toEqual([]);
  }
});
