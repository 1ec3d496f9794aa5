import {
  type CustomMessages,
  chooseTemplate,
  hasLongNumber,
  type Message,
  type Messages,
  type Params,
  type SentenceData,
} from '@pg/type-codes';
import { labelOf, maskPath, type Path } from './path.ts';

/** Where a rule comes from. */
export type Basis =
  /** The interface document states it. */
  | 'stated'
  /** A wallet provider's published token format states it. */
  | 'published'
  /** A limit or check of our own: without it, a payload could be misread, or lose data. */
  | 'safety'
  /** The document implies it, or its own sample shows it. */
  | 'inferred'
  /** The document contradicts itself here. */
  | 'conflict';

/** An error is rejected by the service, a warning is probably a mistake, an info is only a note. */
export type Severity = 'error' | 'warning' | 'info';

/** The topic of a rule. The ESLint plugin groups rules by it, and leaves out `suppressions`. */
export type Concern =
  | 'kind'
  | 'text'
  | 'values'
  | 'names'
  | 'fields'
  | 'combinations'
  | 'wallet-tokens'
  | 'wallet-settings'
  | 'suppressions';

/** The facts about a rule that its findings show. */
export interface RuleMeta {
  /** Stable and documented. */
  readonly id: string;
  readonly concern: Concern;
  readonly section: string;
  readonly basis: Basis;
  /** If left out, the basis decides; `info` for a note. */
  readonly severity?: Severity;
  /** The severity of its findings that are less certain. */
  readonly uncertainSeverity?: Severity;
  /** What a report underlines: the field's name, or its value if left out. */
  readonly marks?: 'name' | 'value';
  /** Whether it finds damage to the whole text of a payload: then many damaged values are one finding. */
  readonly damagesText?: true;
  /**
   * Findings about the same mistake, which are left out: those of the rules with these ids in the payload; all those about values
   * at its place or inside it (`values`); or the warnings there (`warnings`), but it is left out itself if there is an error.
   */
  readonly explains?: readonly string[] | 'values' | 'warnings';
}

/** A replacement that is certain: of the value at the finding's path, or of the field's name. */
export type Fix =
  | { readonly value: string }
  | { readonly name: string }
  /** The same digits as a string, with zeros at the start up to this length. */
  | { readonly digits: number };

/** A mistake, or a note, at one path of a payload: plain data. `sentenceOf` makes its sentence. It contains no payer's data. */
export interface Finding extends SentenceData {
  /** The rule's identifier: stable, documented. */
  readonly rule: string;
  /** The kind of mistake, such as `too-long`: stable, documented. */
  readonly code: string;
  readonly severity: Severity;
  readonly basis: Basis;
  /** From the payload's root. A missing field has the path that it would have. */
  readonly path: (string | number)[];
  /** The section of the document that has the rule. */
  readonly section: string;
  readonly fix?: Fix;
  /** The part of a string that is wrong, if it is not the whole value. */
  readonly within?: Within;
  /** What a report underlines, if it differs from the rule's. */
  readonly marks?: 'name';
  /** The number of findings that it represents; by default, 1. */
  readonly times?: number;
}

/** A part of a string in a payload: UTF-16 offsets in the decoded string, the end exclusive. */
export interface Within {
  /** The path of the string. */
  readonly path: Path;
  readonly start: number;
  readonly end: number;
}

/** The result of a rule: a code and its params at a path. The sentence is made later. */
export interface Violation {
  readonly path: Path;
  readonly code: string;
  readonly params?: Params | undefined;
  /** The catalog that contains the code, if it is not the resource's. */
  readonly messages?: Messages | undefined;
  /** Replaces the hint of its message, if there is one. */
  readonly hint?: string;
  /** Section, basis and severity are set only if they differ from the rule's. */
  readonly section?: string | undefined;
  readonly basis?: Basis | undefined;
  readonly severity?: Severity | undefined;
  readonly fix?: Fix | undefined;
  readonly within?: Within | undefined;
  readonly marks?: 'name';
  /** The fields that cause it. If all their values have a wrong type, only that is reported. */
  readonly follows?: readonly Path[];
  /** The number of violations that it represents; by default, 1. */
  readonly times?: number | undefined;
  /** For an unknown field: the missing field that was probably meant. */
  readonly insteadOf?: string;
}

/** A violation and the rule that found it. */
export interface RuleViolation {
  readonly rule: RuleMeta;
  readonly violation: Violation;
}

/** A violation in a part of a payload, with paths from the payload's root. */
export const violationIn = (prefix: Path, violation: Violation): Violation => ({
  ...violation,
  path: [...prefix, ...violation.path],
  ...(violation.follows && { follows: violation.follows.map((path) => [...prefix, ...path]) }),
  ...(violation.within && { within: { ...violation.within, path: [...prefix, ...violation.within.path] } }),
});

const SEVERITIES = { stated: 'error', published: 'error', safety: 'error', inferred: 'warning' } as const;

/** The severity of a rule with that basis. A conflict has the severity of its stated side. */
export const severityOf = (basis: Basis, statedSide: Severity = 'info'): Severity =>
  basis === 'conflict' ? statedSide : SEVERITIES[basis];

/** The severities that findings of a rule can have, the worst first. */
export const severitiesOf = ({
  basis,
  severity = severityOf(basis),
  uncertainSeverity,
}: RuleMeta): readonly Severity[] => (uncertainSeverity === undefined ? [severity] : [severity, uncertainSeverity]);

/** The severity of a violation. */
export const severityIn = (rule: Pick<RuleMeta, 'basis' | 'severity'>, violation: Violation): Severity =>
  violation.severity ?? rule.severity ?? severityOf(violation.basis ?? rule.basis);

/** The options of `toFinding`. */
export interface Wording {
  /** The catalogs. The first one that has a code is used. */
  readonly catalogs: readonly (CustomMessages | undefined)[];
  /** The name of the whole payload in sentences: "the body". */
  readonly whole: string;
}

/** Converts a violation to a finding: adds the rule's facts and the template of its sentence. */
export function toFinding(
  rule: Pick<RuleMeta, 'id' | 'basis' | 'severity' | 'section'>,
  violation: Violation,
  { catalogs: [custom, ...others], whole }: Wording,
): Finding {
  const { path, code, params = {}, section = rule.section, basis = rule.basis, fix, within, marks, times } = violation;
  const severity = severityIn(rule, violation);
  const field = labelOf(path, hasKnownName({ fix, path })) || whole;
  const must = severity === 'error' ? 'must' : 'should';
  const chosen = chooseTemplate({ code, params, field }, [custom, violation.messages, ...others]);
  const { terms } = chosen;
  const template = custom?.[code] ? chosen.template : withHint(chosen.template, violation.hint);
  // Spreading the optional fields would be several times slower.
  const finding: { -readonly [Name in keyof Finding]: Finding[Name] } = {
    rule: rule.id,
    code,
    params,
    severity,
    basis,
    path: [...path],
    section,
    field,
    must,
    template,
  };
  if (terms !== undefined) finding.terms = terms;
  if (fix !== undefined) finding.fix = fix;
  if (within !== undefined) finding.within = within;
  if (marks !== undefined) finding.marks = marks;
  if (times !== undefined) finding.times = times;
  return finding;
}

const withHint = (template: Message, hint: string | undefined): Message =>
  hint === undefined || typeof template === 'string' ? template : { message: template.message, hint };

/** Whether a name is a misspelled name of a table, so that it can't be a payer's data. */
function hasKnownName({ fix, path }: Pick<Violation, 'fix' | 'path'>): boolean {
  const name = String(path.at(-1));
  return fix !== undefined && 'name' in fix && name.length <= fix.name.length * 2 && !hasLongNumber(name);
}

/** Masks names that may be a payer's data. Find the finding's position before: the masked path may not exist. */
export function maskFinding<TFinding extends Finding>(finding: TFinding): TFinding {
  const { path, within } = finding;
  const masked = maskPath(path);
  const last = path.at(-1);
  if (last !== undefined && hasKnownName(finding)) masked[masked.length - 1] = last;
  if (masked.every((step, i) => step === path[i])) return finding;
  return { ...finding, path: masked, ...(within && { within: { ...within, path: maskPath(within.path) } }) };
}
