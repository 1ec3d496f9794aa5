import { fieldName, hasLongNumber, type showName } from '../words/field-name.ts';
import {
  type CustomMessages,
  chooseWording,
  type Messages,
  type Params,
  type ParamsOf,
  sentenceOf,
  type Wording,
} from '../words/messages.ts';
import { maskPath, type Path } from './path.ts';

/** Where a rule comes from. */
export type Basis =
  /** The interface document states it. */
  | 'stated'
  /** A format that its provider publishes states it. */
  | 'published'
  /** A limit or check of our own: without it, a payload could be misread, or lose data. */
  | 'safety'
  /** The document implies it, or its own sample shows it. */
  | 'inferred'
  /** The document contradicts itself here. */
  | 'conflict';

/** An error is rejected by the service, a warning is probably a mistake, an info is only a note. */
export type Severity = 'error' | 'warning' | 'info';

/** The facts about a rule that its findings show. */
export interface RuleMeta {
  /** Stable and documented. */
  readonly id: string;
  readonly section: string;
  readonly basis: Basis;
  /** If left out, the basis decides; `info` for a note. */
  readonly severity?: Severity | undefined;
  /** The severity of its findings that are less certain. */
  readonly uncertainSeverity?: Severity | undefined;
  /** What a report underlines: the field's name, or its value if left out. */
  readonly marks?: 'name' | 'value' | undefined;
  /** The fixes that its findings without others offer. */
  readonly choices?: readonly Fix[] | undefined;
  /** Whether it finds damage to the whole text of a payload: then many damaged values are one finding, with their number. */
  readonly damagesText?: true | undefined;
}

/** What a fix does with the value or the name at the path of its finding, as data: it has nothing of a payload. */
export type Fix =
  /** Replaces the value: that at the path `at` from the root, if it is given. */
  | { readonly value: string | Readonly<Record<string, never>>; readonly at?: Path }
  /** Renames the field. */
  | { readonly name: string }
  /** Writes the value as its row wants it: see `rewriteValue`. */
  | { readonly rewrite: true }
  /** Replaces a string by the JSON in it, or an array by its only item. */
  | { readonly unwrap: true }
  /** Replaces a list in another form by an array. */
  | { readonly array: true }
  /** Removes the field or the item. */
  | { readonly remove: true }
  /** Keeps one of two fields of the same name. */
  | { readonly keep: 'first' | 'last' }
  /** Corrects the syntax of the text. */
  | { readonly correct: true }
  /** Makes nested objects of the bracket names around it. */
  | { readonly nest: true }
  /** Undoes the damage of the wallet's token: see `repairToken` of `@pg/wallet-tokens`. */
  | { readonly repair: true };

/** A mistake about a value, as data: it has no path, and shows nothing of the value. */
export interface Mistake {
  /** The rule that it breaks, if it is not that of the row. */
  readonly rule?: RuleMeta | undefined;
  /** The kind of mistake, such as `too-long`. */
  readonly code: string;
  readonly params?: Params | undefined;
  /** The catalog that contains the code, if it is not the payload type's. */
  readonly messages?: Messages | undefined;
  /** Replaces the hint of its message. */
  readonly hint?: string | undefined;
  /** The only right fix. "Fix all" makes only these. */
  readonly fix?: Fix | undefined;
  /** Fixes that a person can choose from, if none is certain. */
  readonly choices?: readonly Fix[] | undefined;
  /** The part of the string that is wrong: UTF-16 offsets, the end exclusive. */
  readonly part?: { readonly start: number; readonly end: number } | undefined;
  /** Section, basis and severity are set only if they differ from the rule's. */
  readonly section?: string | undefined;
  readonly basis?: Basis | undefined;
  readonly severity?: Severity | undefined;
}

/** A mistake and its place in a payload: what a rule returns. */
export interface PlacedMistake extends Omit<Mistake, 'rule' | 'part'> {
  readonly path: Path;
  /** The part of a string that is wrong, if it is not the whole value. */
  readonly within?: Within | undefined;
  /** What a report underlines, if it differs from the rule's. */
  readonly marks?: 'name' | undefined;
  /** Other places of the same mistake, such as the missing field of a misspelled name: no violation is reported there. */
  readonly also?: readonly Path[] | undefined;
  /** Fields in the wrong place, and their places. They are checked there too. */
  readonly moves?: readonly (readonly [from: Path, to: Path])[] | undefined;
  /** The number of violations that it represents; by default, 1. */
  readonly times?: number | undefined;
}

/** A mistake, its place in a payload, and the rule that it breaks. */
export interface Violation extends PlacedMistake {
  readonly rule: RuleMeta;
  /** Whether it is behind another mistake: only the corrected payload shows it. */
  readonly isRevealed?: true;
}

/** A violation in words, for a person or a program: plain data. It contains no payer's data. */
export interface Finding<TCode extends string = string, TParams = Params> {
  /** The rule's identifier: stable, documented. */
  readonly rule: string;
  /** The kind of mistake, such as `too-long`: stable, documented. */
  readonly code: TCode;
  /** The values in the message: lengths, codes and names of the document. */
  readonly params: TParams;
  readonly severity: Severity;
  readonly basis: Basis;
  /** From the payload's root. A missing field has the path that it would have. */
  readonly path: (string | number)[];
  /** The section of the document that has the rule. */
  readonly section: string;
  /** One clause, without a full stop: "order.amount must have exactly 2 decimals, like 49.90, but has none". */
  readonly message: string;
  /** How to fix it, in whole sentences. */
  readonly hint?: string;
  /** The only right fix. "Fix all" makes only these. */
  readonly fix?: Fix;
  /** Fixes that a person can choose from, if none is certain. */
  readonly choices?: readonly Fix[];
  /** The part of a string that is wrong, if it is not the whole value. */
  readonly within?: Within;
  /** What a report underlines, if it differs from the rule's. */
  readonly marks?: 'name';
  /** The number of findings that it represents; by default, 1. */
  readonly times?: number;
  /** What `message` and `hint` were made of, for a caller who words the finding anew. */
  readonly wording: Wording;
}

/** The findings with the codes of a catalog: a union, in which the code decides the params. */
export type FindingOf<TMessages extends Messages> = {
  [TCode in keyof TMessages & string as TCode extends `${string}:${string}` ? never : TCode]: Finding<
    TCode,
    ParamsOf<TMessages[TCode], keyof TMessages>
  >;
} extends infer TFindings
  ? TFindings[keyof TFindings]
  : never;

/** A part of a string in a payload: UTF-16 offsets in the decoded string, the end exclusive. */
export interface Within {
  /** The path of the string. */
  readonly path: Path;
  readonly start: number;
  readonly end: number;
}

/** The violation of a mistake. With one literal, all have the same hidden class in V8, and no object is spread, which is slow. */
export function toViolation(mistake: Omit<PlacedMistake, 'path'>, rule: RuleMeta, path: Path): Violation {
  const { code, params, messages, hint, fix, choices, section, basis, severity } = mistake;
  const { within, marks, also, moves, times } = mistake;
  // biome-ignore format: a list
  return { rule, path, code, params, messages, hint, fix, choices, section, basis, severity, within, marks, also, moves, times };
}

/** A violation in a part of a payload, with paths from the payload's root. */
export const violationIn = (prefix: Path, violation: Violation): Violation =>
  mapPaths(violation, (path) => [...prefix, ...path]);

/** A violation with other paths. */
export function mapPaths(violation: Violation, map: (path: Path) => Path): Violation {
  const { path, also, moves, within } = violation;
  return {
    ...violation,
    path: map(path),
    ...(also && { also: also.map(map) }),
    ...(moves && { moves: moves.map(([from, to]) => [map(from), map(to)] as const) }),
    ...(within && { within: { ...within, path: map(within.path) } }),
  };
}

// biome-ignore format: a list
const SEVERITIES = { stated: 'error', published: 'error', safety: 'error', inferred: 'warning', conflict: 'info' } as const;

/** The severity of a rule with that basis, unless it has one of its own. */
export const severityOf = (basis: Basis): Severity => SEVERITIES[basis];

/** The severities that findings of a rule can have, the worst first. */
export const severitiesOf = ({
  basis,
  severity = severityOf(basis),
  uncertainSeverity,
}: RuleMeta): readonly [Severity, ...Severity[]] =>
  uncertainSeverity === undefined ? [severity] : [severity, uncertainSeverity];

/** The severity of a violation. */
export const severityIn = ({ rule, severity, basis }: Pick<Violation, 'rule' | 'severity' | 'basis'>): Severity =>
  severity ?? rule.severity ?? severityOf(basis ?? rule.basis);

/** Where the sentences of findings come from. */
export interface Sentences {
  /** The catalogs. The first one that has a code is used. */
  readonly catalogs: readonly (CustomMessages | undefined)[];
  /** The name of the whole payload in sentences: "the body". */
  readonly whole: string;
  /** How names of fields are shown. */
  readonly show: typeof showName;
}

/** Puts a violation into words. */
export function toFinding(violation: Violation, { catalogs: [custom, ...others], whole, show }: Sentences): Finding {
  const { rule, path, code, params = {}, fix, choices = rule.choices, within, marks, times } = violation;
  const severity = severityIn(violation);
  const field = fieldName(path, hasKnownName({ fix, path }), show) || whole;
  const must = severity === 'error' ? 'must' : 'should';
  const chosen = chooseWording({ code, params, field, must }, [custom, violation.messages, ...others]);
  const wording = custom?.[code] ? chosen : withHint(chosen, violation.hint);
  const { message, hint } = sentenceOf(params, wording);
  // Spreading the optional fields would be several times slower.
  const finding: { -readonly [Name in keyof Finding]: Finding[Name] } = {
    rule: rule.id,
    code,
    params,
    severity,
    basis: violation.basis ?? rule.basis,
    path: [...path],
    section: violation.section ?? rule.section,
    message,
    wording,
  };
  if (hint !== undefined) finding.hint = hint;
  if (fix !== undefined) finding.fix = fix;
  else if (choices !== undefined && choices.length > 0) finding.choices = choices;
  if (within !== undefined) finding.within = within;
  if (marks !== undefined) finding.marks = marks;
  if (times !== undefined) finding.times = times;
  return finding;
}

function withHint(wording: Wording, hint: string | undefined): Wording {
  if (hint === undefined) return wording;
  const { template } = wording;
  return { ...wording, template: { message: typeof template === 'string' ? template : template.message, hint } };
}

/** Whether a name is a misspelled name of a table, so that it can't be a payer's data. */
function hasKnownName({ fix, path }: Pick<Violation, 'fix' | 'path'>): boolean {
  const name = String(path.at(-1));
  return fix !== undefined && 'name' in fix && name.length <= fix.name.length * 2 && !hasLongNumber(name);
}

/** Masks names that may be a payer's data. Find the finding's position before: the masked path may not exist. */
export function maskFinding<TFinding extends Finding>(
  finding: TFinding,
  isKnown?: (name: string) => boolean,
): TFinding {
  const { path, within } = finding;
  const masked = maskPath(path, isKnown);
  const last = path.at(-1);
  if (last !== undefined && hasKnownName(finding)) masked[masked.length - 1] = last;
  if (masked.every((step, i) => step === path[i])) return finding;
  return { ...finding, path: masked, ...(within && { within: { ...within, path: maskPath(within.path, isKnown) } }) };
}
