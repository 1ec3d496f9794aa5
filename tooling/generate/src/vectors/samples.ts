import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeSaleForm } from '@pg/sale-form';
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

/** The valid payloads in `samples/`. */
export const goodSamples = (): { readonly name: string; readonly value: unknown }[] =>
  readdirSync(join(root, 'samples/good'))
    .sort()
    .map((name) => {
      const text = readSample('good', name);
      return { name, value: name.endsWith('.form') ? decodeSaleForm(text).sale : JSON.parse(text) };
    });
