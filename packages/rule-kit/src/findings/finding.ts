import type { Params } from '@pg/type-codes';
import { labelOf, type Path } from './path.ts';
import { type Violation, wordFinding } from './violation.ts';

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

/** What a rule is about. The ESLint plugin groups rules by it, and leaves out `suppressions`. */
export type Concern =
  | 'kind'
  | 'text'
  | 'values'
  | 'names'
  | 'entries'
  | 'combinations'
  | 'wallet-tokens'
  | 'wallet-settings'
  | 'suppressions';

/** What a finding says of its rule. */
export interface RuleMeta {
  /** Stable and documented. */
  readonly id: string;
  readonly concern: Concern;
  readonly section: string;
  readonly basis: Basis;
  /** Where it is not the basis's: `info` for a note, which is no mistake. */
  readonly severity?: Severity;
  /** That of some of its findings, of which the document says less. */
  readonly milder?: Severity;
  /** What a report underlines: the entry's value, if left out, or its name. */
  readonly marks?: 'name' | 'value';
  /** Whether what it finds befell a payload's text as a whole: however many values show it, it is one mistake. */
  readonly ofWhole?: true;
}

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
  /** What is wrong, and what is to be known of it besides, as data. */
  readonly code?: string;
  readonly params?: Params;
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

/** What a rule found, before it is worded. */
export interface Found extends Violation {
  readonly path: Path;
  /** Where they differ from the rule's own. */
  readonly section?: string | undefined;
  readonly basis?: Basis | undefined;
  /** Where it is not the rule's: for a conflict that of the side that the document states. */
  readonly severity?: Severity | undefined;
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
  readonly rule: RuleMeta;
  readonly found: Found;
}

/** What was found in a part of a payload, as seen from the payload's root. */
export const foundIn = (prefix: Path, found: Found): Found => ({
  ...found,
  path: [...prefix, ...found.path],
  ...(found.follows && { follows: found.follows.map((path) => [...prefix, ...path]) }),
  ...(found.within && { within: { ...found.within, path: [...prefix, ...found.within.path] } }),
});

const SEVERITIES = { stated: 'error', published: 'error', inferred: 'warning' } as const;

/** The severity of a rule on that basis; a conflict has the severity of its stated side. */
export const severityOf = (basis: Basis, statedSide: Severity = 'info'): Severity =>
  basis === 'conflict' ? statedSide : SEVERITIES[basis];

/** The severities that findings of a rule have, the worst first. */
export const severitiesOf = ({ basis, severity = severityOf(basis), milder }: RuleMeta): readonly Severity[] =>
  milder === undefined ? [severity] : [severity, milder];

/** How bad it is what a rule found. */
export const severityIn = (rule: Pick<RuleMeta, 'basis' | 'severity'>, found: Found): Severity =>
  found.severity ?? rule.severity ?? severityOf(found.basis ?? rule.basis);

/** Makes the finding of what a rule found: adds the rule's facts, and words the message. */
export function toFinding(rule: Pick<RuleMeta, 'id' | 'basis' | 'severity' | 'section'>, found: Found): Finding {
  const { path, code, params = {}, section = rule.section, basis = rule.basis, fix, within, marks } = found;
  const { received, expected, hint } = wordFinding(found);
  const label = labelOf(path);
  const message = `${label === '' ? '' : `${label}: `}${received}, ${expected}`;
  const severity = severityIn(rule, found);
  // Spreading what may be missing would take several times as long.
  const finding: { -readonly [Name in keyof Finding]: Finding[Name] } =
    code === undefined
      ? { rule: rule.id, severity, basis, path: [...path], message, section }
      : { rule: rule.id, code, params, severity, basis, path: [...path], message, section };
  if (hint !== undefined) finding.hint = hint;
  if (fix !== undefined) finding.fix = fix;
  if (within !== undefined) finding.within = within;
  if (marks !== undefined) finding.marks = marks;
  return finding;
}
