import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '@pg/rule-kit';
import { root } from '../root.ts';

const textIn = (folder: string, name: string): string =>
  readFileSync(join(root, 'samples', folder, name), 'utf8').trimEnd();

/** The text of a sample without mistakes. */
export const sampleText = (name: string): string => textIn('good', name);

/** What a sample without mistakes says, as JSON. */
export function sample(name: string): Record<string, unknown> {
  const value: unknown = JSON.parse(sampleText(name));
  if (!isObject(value)) throw new Error(`${name} holds no object`);
  return value;
}

/** JSON as the second wallet writes it: the `=` of base64 is escaped, which a text that was written again has lost. */
export const walletText = (value: unknown): string => JSON.stringify(value).replaceAll('=', '\\u003d');

/** Every sample that is a form, with mistakes and without. */
export const sampleForms = (): { readonly name: string; readonly text: string }[] =>
  ['good', 'mistakes'].flatMap((folder) =>
    readdirSync(join(root, 'samples', folder))
      .filter((name) => name.endsWith('.form'))
      .sort()
      .map((name) => ({ name: `sample ${name.replace(/\.form$/, '')}`, text: textIn(folder, name) })),
  );
