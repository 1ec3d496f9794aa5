import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const readSample = (folder: string, name: string): string =>
  readFileSync(join(root, 'samples', folder, name), 'utf8').trimEnd();

/** All forms in `samples/`, valid ones and those with mistakes. */
export const sampleForms = (): { readonly name: string; readonly text: string }[] =>
  ['good', 'mistakes'].flatMap((folder) =>
    readdirSync(join(root, 'samples', folder))
      .filter((name) => name.endsWith('.form'))
      .sort()
      .map((name) => ({ name: `sample ${name.replace(/\.form$/, '')}`, text: readSample(folder, name) })),
  );
