// The types of files select the readers, as in the command.

import { expect, test } from 'vitest';
import { optionsFor } from '../../src/files/check/lint-options.ts';
import { lintText } from '../../src/index.ts';
import { some } from './full.ts';

/** The largest file that the command reads. */
const LARGEST = 32 * 2 ** 20;

const FILES = ['json', 'jsonc', 'json5', 'yaml', 'form', 'txt', 'md', 'http', 'sh'];

/** One of each class that readers treat in their own way. */
const CHARACTERS = ['a', ' ', '"', '\\', '&', '#', '-', '`', '$', 'é'];

test.each(FILES.flatMap((file, i) => some(CHARACTERS, i).map((character) => [file, character] as const)))(
  'a file of type %s with 32 MiB of %j is read',
  async (file, character) => {
    const text = character.repeat(LARGEST / character.length);
    const { findings } = lintText(text, await optionsFor(`a.${file}`, {}, text));
    expect(findings.length).toBeLessThan(3);
  },
);
