/** What a change means for who uses a package. */
export type ChangeSort =
  /** An error at an entry where none was. */
  | 'rejects more'
  /** No error at an entry where one was. */
  | 'accepts more'
  /** A name is gone that users may have written: an export, a row, a rule. */
  | 'removed'
  | 'added'
  /** A warning or a note more or less, or an error under another rule. */
  | 'tells otherwise'
  /** What is said of the same: messages, hints, meanings, marks. */
  | 'words';

/** One thing that is different, by its name. */
export interface Change {
  readonly sort: ChangeSort;
  /** The name of the entry, row, rule, export or type code. */
  readonly about: string;
  /** What is different, as the rest of a sentence. */
  readonly says: string;
}
