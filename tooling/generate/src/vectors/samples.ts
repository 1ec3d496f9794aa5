import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '@pg/rule-kit';
import { repositoryRoot } from '../root.ts';

const textIn = (folder: string, name: string): string =>
  readFileSync(join(repositoryRoot(), 'samples', folder, name), 'utf8').trimEnd();

/** The text of a sample without mistakes. */
export const sampleText = (name: string): string => textIn('good', name);

/** What a sample without mistakes says, as JSON. */
export function sample(name: string): Record<string, unknown> {
  const value: unknown = JSON.parse(sampleText(name));
  if (!isObject(value)) throw new Error(`${name} holds no object`);
  return value;
}

/** Every sample that is a form, with mistakes and without. */
export const sampleForms = (): { readonly name: string; readonly text: string }[] =>
  ['good', 'mistakes'].flatMap((folder) =>
    readdirSync(join(repositoryRoot(), 'samples', folder))
      .filter((name) => name.endsWith('.form'))
      .sort()
      .map((name) => ({ name: `sample ${name.replace(/\.form$/, '')}`, text: textIn(folder, name) })),
  );
