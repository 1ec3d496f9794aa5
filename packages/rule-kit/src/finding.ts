import type { Rule } from './rule.ts';

/** Where a rule comes from. */
export type Basis =
  /** The interface document says so. */
  | 'stated'
  /** A wallet provider's published token format says so. */
  | 'published'
  /** The document implies it, or its own sample shows it. */
  | 'inferred'
  /** The document contradicts itself here. */
  | 'conflict';

/** How bad a finding is: an error would be refused, a warning probably is a mistake, an info is for knowing. */
export type Severity = 'error' | 'warning' | 'info';

/** From the payload's root: names of entries and positions in lists, counted from 0. */
export type Path = readonly (string | number)[];

/** A replacement that is certainly meant: of the value at the finding's path, or of the entry's name. */
export type Fix =
  | { readonly value: string }
  | { readonly name: string }
  /** The digits that stand there as a text, filled up with zeros at the front to so many. */
  | { readonly digits: number };

/** What is wrong, or worth knowing, at one place of a payload. It holds no payer's data. */
export interface Finding {
  /** The rule's identifier: stable, documented. */
  readonly rule: string;
  readonly severity: Severity;
  readonly basis: Basis;
  /** From the payload's root; the path of a missing entry is the one it would have. */
  readonly path: (string | number)[];
  /** The entry, what was found, and what was expected: "street1: 101 characters, at most 100". */
  readonly message: string;
  /** The section of the document that the rule stands on. */
  readonly section: string;
  /** What to do about it. */
  readonly hint?: string;
  readonly fix?: Fix;
  /** Which part of a text it is about, where it is not the whole value. */
  readonly within?: Within;
  /** What a report underlines, where it is not what the rule says. */
  readonly marks?: 'name';
}

/** A part of a text that stands in a payload: UTF-16 offsets in the decoded text, the end exclusive. */
export interface Within {
  /** Where the text stands. */
  readonly path: Path;
  readonly start: number;
  readonly end: number;
}

/** A finding before it is worded: every message is put together from `found` and `allowed` in the same way. */
export interface Found {
  readonly path: Path;
  readonly found: string;
  readonly allowed: string;
  /** Where they differ from the rule's own. */
  readonly section?: string;
  readonly basis?: Basis;
  /** Where it is not the rule's: for a conflict that of the side that the document states. */
  readonly severity?: Severity;
  readonly hint?: string | undefined;
  readonly fix?: Fix | undefined;
  readonly within?: Within | undefined;
  readonly marks?: 'name';
  /** The entries that it follows from: where the value of each is of a wrong type, what is wrong is that alone. */
  readonly follows?: readonly Path[];
  /** Of an unknown entry: the one that was probably meant, where the object has it not. */
  readonly inPlaceOf?: string;
}

/** What a rule found. */
export interface RuleFound {
  readonly rule: Rule;
  readonly found: Found;
}

/** What was found in a part of a payload, as seen from the payload's root. */
export const foundIn = (prefix: Path, found: Found): Found => ({
  ...found,
  path: [...prefix, ...found.path],
  ...(found.follows && { follows: found.follows.map((path) => [...prefix, ...path]) }),
  ...(found.within && { within: { ...found.within, path: [...prefix, ...found.within.path] } }),
});

const SEVERITIES: Record<Exclude<Basis, 'conflict'>, Severity> = {
  stated: 'error',
  published: 'error',
  inferred: 'warning',
};

/** The severity of a rule on that basis; a conflict has the severity of its stated side. */
export function severityOf(basis: Basis, statedSide: Severity = 'info'): Severity {
  return basis === 'conflict' ? statedSide : SEVERITIES[basis];
}

/** How bad it is what a rule found. */
export const severityIn = (rule: Pick<Rule, 'basis' | 'severity'>, found: Found): Severity =>
  found.severity ?? rule.severity ?? severityOf(found.basis ?? rule.basis);

/** Makes the finding of what a rule found: adds the rule's facts, and words the message. */
export function toFinding(rule: Pick<Rule, 'id' | 'basis' | 'severity' | 'section'>, found: Found): Finding {
  const { path, section = rule.section, basis = rule.basis, hint, fix, within, marks } = found;
  return {
    rule: rule.id,
    severity: severityIn(rule, found),
    basis,
    path: [...path],
    message: `${labelOf(path)}${found.found}, ${found.allowed}`,
    section,
    ...(hint !== undefined && { hint }),
    ...(fix !== undefined && { fix }),
    ...(within !== undefined && { within }),
    ...(marks !== undefined && { marks }),
  };
}

/** A path as code writes it: `parameters.card.cart.items[0].name`; a form's names stand as they are. Empty for the root. */
export function formatPath(path: Path): string {
  return path.map(formatStep).join('').replace(/^\./, '');
}

function formatStep(step: string | number): string {
  if (typeof step === 'number') return `[${step}]`;
  return /^[\w$-]+(?:\[[\w$-]+\])*$/.test(step) ? `.${step}` : `[${quote(step)}]`;
}

/** The end of a path, from the last name on: `street1`, `items[0]`. */
function labelOf(path: Path): string {
  const end = path.slice(
    Math.max(
      0,
      path.findLastIndex((step) => typeof step === 'string'),
    ),
  );
  const label = end.map((step) => (typeof step === 'string' ? showName(step) : `[${step}]`)).join('');
  return label === '' ? '' : `${label}: `;
}

const LONGEST_NAME = 60;

/** A character that the cut goes through. */
const HALF_AT_END = /\p{Cs}$/u;

/**
 * A name of the payload's as a message may show it: in quotes where its ends, that it is there at all, or something in it
 * would not be seen.
 */
function showName(name: string): string {
  const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).replace(HALF_AT_END, '')}…` : name;
  return UNSEEN.test(shown) || name === '' || name !== name.trim() ? quote(shown) : shown;
}

/**
 * What a terminal obeys, or nobody sees: control characters, marks of direction, joiners, ends of lines, blanks but the
 * common one, halves of characters.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

/** In quotes, with an escape for all that would not be seen. */
const quote = (text: string): string => JSON.stringify(text).replace(ALL_UNSEEN, escapeUnits);

const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');

const escapeUnits = (character: string): string =>
  Array.from({ length: character.length }, (_, i) => `\\u${hex4(character.charCodeAt(i))}`).join('');

const hex4 = (unit: number): string => unit.toString(16).padStart(4, '0');
