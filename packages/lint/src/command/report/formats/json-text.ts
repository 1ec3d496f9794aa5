import { withoutControls } from '@pg/rule-kit/internal';

/** JSON that is safe in files, terminals and web pages: control characters and `</` are escaped. */
export const jsonText = (value: unknown, indentation = 2): string =>
  `${JSON.stringify(value, null, indentation).split('\n').map(withoutControls).join('\n').replaceAll('</', '\\u003c/')}\n`;

const ITEMS = 'pg-lint-items';

/** Writes a JSON document with one long array while its items are made, so that they are not kept in memory. */
export class JsonStream {
  readonly #before: string;
  #isEmpty = true;

  /** @param documentOf Returns the document with some items in its array. Properties after the array may be missing. */
  constructor(documentOf: (items: readonly unknown[]) => unknown) {
    this.#before = partsOf(documentOf([ITEMS]))[0];
  }

  add(items: readonly unknown[]): string {
    const indentation = this.#before.slice(this.#before.lastIndexOf('\n'));
    return items
      .map((item) => {
        const start = this.#isEmpty ? this.#before : `,${indentation}`;
        this.#isEmpty = false;
        return start + jsonText(item).trimEnd().replaceAll('\n', indentation);
      })
      .join('');
  }

  /** @param documentOf Returns the whole document, with the same properties before its array. */
  end(documentOf: (items: readonly unknown[]) => unknown): string {
    const after = partsOf(documentOf([ITEMS]))[1];
    return this.#isEmpty ? this.#before.trimEnd() + after.trimStart() : after;
  }
}

/** The text of a document before and after the items. */
function partsOf(document: unknown): readonly [before: string, after: string] {
  const text = jsonText(document);
  const at = text.indexOf(`"${ITEMS}"`);
  return [text.slice(0, at), text.slice(at + ITEMS.length + 2)];
}
