import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '@pg/rule-kit';
import { root } from '../root.ts';

const readSample = (folder: string, name: string): string =>
  readFileSync(join(root, 'samples', folder, name), 'utf8').trimEnd();

export const validSampleText = (name: string): string => readSample('good', name);

export function validSample(name: string): Record<string, unknown> {
  const value: unknown = JSON.parse(validSampleText(name));
  if (!isObject(value)) throw new Error(`${name} is not a JSON object`);
  return value;
}

/** JSON as wallet2 writes it: `=` is escaped. The rule `token-rewritten` reports a token without these escapes. */
export const walletJson = (value: unknown): string => JSON.stringify(value).replaceAll('=', '\\u003d');

/** All forms in `samples/`, valid ones and those with mistakes. */
export const sampleForms = (): { readonly name: string; readonly text: string }[] =>
  ['good', 'mistakes'].flatMap((folder) =>
    readdirSync(join(root, 'samples', folder))
      .filter((name) => name.endsWith('.form'))
      .sort()
      .map((name) => ({ name: `sample ${name.replace(/\.form$/, '')}`, text: readSample(folder, name) })),
  );
