import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseConfig } from '@pg/lint/files';
import { applyEdits, modify } from 'jsonc-parser';

/** An item for a list of a configuration. */
export interface Addition {
  readonly list: 'suppressions' | 'overrides';
  readonly item: unknown;
}

/** Whether it was added, and what to tell the user. */
export interface Outcome {
  readonly isAdded: boolean;
  readonly message: string;
}

/**
 * Adds an item to a configuration in a file.
 *
 * @param openText The text of the file in the editor, if it is open there.
 */
export async function addToFile(path: string, addition: Addition, openText: string | undefined): Promise<Outcome> {
  const text = await readFile(path, 'utf8');
  const file = basename(path);
  if (openText !== undefined && openText !== text)
    return { isAdded: false, message: `Save ${file} first: nothing was changed, because it has unsaved changes.` };
  const changed = addToText(text, addition);
  if (parseConfig(path, changed).mistakes.length > 0)
    return { isAdded: false, message: `Correct ${file} first: nothing was changed, because it has mistakes.` };
  await writeFile(path, changed);
  return { isAdded: true, message: `Added to ${addition.list} in ${file}.` };
}

/** The text of a configuration with an item more. It keeps its format. */
export function addToText(text: string, { list, item }: Addition): string {
  const formattingOptions = {
    insertSpaces: !/^\t/m.test(text),
    tabSize: 2,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  return applyEdits(text, modify(text, [list, -1], item, { isArrayInsertion: true, formattingOptions }));
}
