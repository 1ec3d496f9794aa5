import { readdirSync, readFileSync } from 'node:fs';
import { kinds, lintText } from '@pg/lint';
import { decodeSaleForm } from '@pg/sale-form';

const FOLDER = new URL('../../../samples/good/', import.meta.url);

/** The payloads of the samples as JSON texts: as they are written, and on one line. A form is written as JSON too. */
export const sampleTexts: readonly string[] = readdirSync(FOLDER).flatMap((name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const value: unknown = name.endsWith('.form') ? decodeSaleForm(text.trim()).sale : JSON.parse(text);
  return [...(name.endsWith('.form') ? [] : [text]), JSON.stringify(value)];
});

const SIGNS = '",:{}[]';

/** What a hand writes in place of a sign. */
const CONFUSED: Readonly<Record<string, string>> = {
  '"': `'`,
  ',': ';.:',
  ':': ';=,',
  '{': '[(',
  '}': '])',
  '[': '{(',
  ']': '})',
};

/** A text in which one sign is lost, doubled, replaced, or swapped with a neighbour. */
export interface Slip {
  readonly how: string;
  readonly text: string;
}

/** All slips of a text that is JSON, which are no JSON. */
export function* slipsOf(text: string): Generator<Slip> {
  for (const [i, sign] of [...text].entries()) {
    if (!SIGNS.includes(sign)) continue;
    const [before, after] = [text.slice(0, i), text.slice(i + 1)];
    const slips = [
      { how: `${sign} lost`, text: before + after },
      { how: `${sign} doubled`, text: before + sign + sign + after },
      { how: `${sign} swapped`, text: before + after.charAt(0) + sign + after.slice(1) },
      ...[...(CONFUSED[sign] ?? '')].map((other) => ({ how: `${other} for ${sign}`, text: before + other + after })),
    ];
    yield* slips.filter((slip) => parsed(slip.text) === undefined);
  }
}

/** The value of a text; `undefined` if it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The errors of a text, as it is recognized. */
export const errorsIn = (text: string): readonly string[] =>
  lintText(text).findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);

export { kinds };
