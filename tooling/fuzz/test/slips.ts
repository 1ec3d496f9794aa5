import { readdirSync, readFileSync } from 'node:fs';
import { lintText } from '@pg/lint';
import { decodeSaleForm } from '@pg/sale-form';

const FOLDER = new URL('../../../samples/good/', import.meta.url);

/** The payloads of the samples as JSON texts: as they are written, and on one line. A form is written as JSON. */
export const sampleTexts: readonly string[] = readdirSync(FOLDER).flatMap((name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  if (name.endsWith('.form')) return [JSON.stringify(decodeSaleForm(text.trim()).sale)];
  return [text, JSON.stringify(JSON.parse(text))];
});

const SIGNS = '",:{}[]';

/** What a hand writes in place of a sign. */
const CONFUSED: Readonly<Record<string, string>> = {
  '"': "'",
  ',': ';.:',
  ':': ';=,',
  '{': '[(',
  '}': '])',
  '[': '{(',
  ']': '})',
};

/** The texts in which the sign at an offset is lost, doubled, replaced, or swapped with its neighbour. */
const slipsAt = (text: string, at: number): readonly string[] => {
  const sign = text.charAt(at);
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  const others = ['', sign + sign, ...(CONFUSED[sign] ?? '')].map((other) => before + other + after);
  return [...others, before + after.slice(0, 1) + sign + after.slice(1)];
};

/** The texts with one slip that are no JSON. */
export const slipsOf = (text: string): readonly string[] =>
  [...text.matchAll(/[",:{}[\]]/g)].flatMap(({ index }) =>
    slipsAt(text, index).filter((slip) => parsed(slip) === undefined),
  );

/** A text with a slip at one of its signs. */
export function withSlip(text: string, choose: (choices: number) => number): string {
  const signs = [...text].flatMap((character, at) => (SIGNS.includes(character) ? [at] : []));
  const slips = slipsAt(text, signs[choose(signs.length)] ?? 0);
  return slips[choose(slips.length)] ?? text;
}

/** The value of a text; `undefined` if it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The paths of what is found in a text, but not in its syntax. */
export const pathsFound = (text: string): ReadonlySet<string> =>
  new Set(
    lintText(text)
      .findings.filter(({ rule }) => rule !== 'syntax')
      .map(({ path }) => path.join('.')),
  );
