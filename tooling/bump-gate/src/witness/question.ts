import type { Path, Profile, Row, Severity } from '@pg/rule-kit';

/**
 * What a version is asked. Versions ask each other: a question is JSON, and has to be understood by the versions that
 * come after. One that a version doesn't understand it leaves without an answer.
 */
export type Question =
  /** A rule package: what is in a payload of that kind? */
  | {
      readonly of: 'kind';
      readonly kind: string;
      readonly payload?: unknown;
      readonly text?: string;
      readonly profile?: Profile;
    }
  /** `lintText`: what is in a text, of that kind or of the kind that its content says? */
  | { readonly of: 'file'; readonly kind?: string; readonly text: string; readonly profile?: Profile }
  /** A type code: does it take the value? */
  | { readonly of: 'type-code'; readonly code: string; readonly value: unknown }
  /** A row of a table of somebody's own: does it take the value, or that there is none? */
  | { readonly of: 'row'; readonly row: Row; readonly value?: unknown }
  /** The readers of texts: can it be read? */
  | { readonly of: 'json' | 'form'; readonly text: string };

/** A question with names for people. */
export interface NamedQuestion {
  readonly question: Question;
  /** Unique among the questions of one sort; it may be another in the next version. */
  readonly name: string;
  /** What it is about, where what is found has no path: a kind, a type code. */
  readonly about: string;
}

/** One thing that is found. */
export interface Told {
  readonly rule: string;
  readonly severity: Severity;
  readonly path: Path;
  /** Message, hint and section: what may change without anybody's payload being refused. */
  readonly words: string;
}

/** What the bundle of a version exports. */
export interface Witness {
  /** The kinds that users of a package meet: its own, and those inside them. */
  readonly kindsByPackage: Readonly<Record<string, readonly string[]>>;
  /** All that there is to ask, by the vectors, rows and samples of a version in that folder. */
  readonly questionsIn: (root: string) => readonly NamedQuestion[];
  /** All that is found; `undefined` where the question is not understood. */
  readonly answer: (question: Question) => readonly Told[] | undefined;
}
