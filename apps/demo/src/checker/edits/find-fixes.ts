import {
  type EmbeddedPayload,
  findFixes,
  type LintOptions,
  type LocatedFinding,
  lintText,
  readPastedRequest,
} from '@pg/lint';
import { offsetsIn } from '@pg/nested-text';
import { candidatesFor } from './candidates.ts';
import { contextOf, type MarkedFinding } from './context.ts';
import { applyEdits, type Fix } from './fix.ts';
import { patternOf } from './pattern.ts';

/** Each trial checks the whole text again. */
const MOST_TRIALS = 60;

/** The fixes of each finding: those of `@pg/lint`, and further ones that were tried here and help. */
export function findPageFixes(
  text: string,
  kind: string | undefined,
  findings: readonly LocatedFinding[],
  options: LintOptions,
): readonly (readonly Fix[])[] {
  const pasted = readPastedRequest(text);
  const [body, ...others] = pasted ?? [];
  if (body && others.length === 0) return findBodyFixes(text, body.layer, findings, options);
  const certain = findFixes(text, findings, options);
  if (pasted || text.startsWith('\uFEFF'))
    return certain.map((edit, i) => (edit ? [certainFix(edit, findings[i])] : []));
  const toOffset = offsetsIn(text);
  const context = contextOf(text, kind);
  const trial = makeTrial(text, options);
  return findings.map((finding, i) => {
    const edit = certain[i];
    if (edit) return [certainFix(edit, finding)];
    const { line, column, endLine, endColumn } = finding;
    const span = { start: toOffset({ line, column }), end: toOffset({ line: endLine, column: endColumn }) };
    const marked: MarkedFinding = { ...finding, span };
    const helpful = candidatesFor(context, marked).filter((fix) => trial(fix, marked));
    // One certain fix is enough.
    const firstSafe = helpful.find(({ isSafe }) => isSafe);
    return firstSafe ? [firstSafe] : helpful;
  });
}

/** The fixes of a request's body, where the body is in the request. */
function findBodyFixes(
  text: string,
  { text: body, toOuter }: EmbeddedPayload['layer'],
  findings: readonly LocatedFinding[],
  options: LintOptions,
): readonly (readonly Fix[])[] {
  const { kind, findings: inBody } = lintText(body, options);
  const fixes = findPageFixes(body, kind, inBody, options);
  let trials = 0;
  const placeFix = (fix: Fix): Fix[] => {
    if (trials++ >= MOST_TRIALS) return [];
    const fixed = applyEdits(body, fix.edits);
    // Quotes have a backslash inside other quotes. How is not known here, so both are tried.
    return [(written: string) => written, (written: string) => JSON.stringify(written).slice(1, -1)]
      .map((quote) => fix.edits.map((edit) => ({ ...toOuter(edit), replacement: quote(edit.replacement) })))
      .filter((edits) => readPastedRequest(applyEdits(text, edits))?.[0]?.layer.text === fixed)
      .slice(0, 1)
      .map((edits) => ({ ...fix, edits }));
  };
  const keyOf = ({ code, rule, path }: LocatedFinding): string => JSON.stringify([code, rule, path]);
  const fixesByKey = new Map(inBody.map((finding, i) => [keyOf(finding), fixes[i]]));
  return findings.map((finding) => (fixesByKey.get(keyOf(finding)) ?? []).flatMap(placeFix));
}

function certainFix(edit: Fix['edits'][number], finding: LocatedFinding | undefined): Fix {
  const { fix } = finding ?? {};
  const written = unquote(edit.replacement);
  return {
    label: fix && 'name' in fix ? `Rename to ${written}` : `Replace with ${written}`,
    edits: [edit],
    isSafe: true,
  };
}

/** A replacement without its JSON quotes. */
function unquote(replacement: string): string {
  try {
    const value: unknown = JSON.parse(replacement);
    return typeof value === 'string' && value !== '' ? value : replacement;
  } catch {
    return replacement;
  }
}

/** Tests whether a change fixes a finding and adds no other. Similar findings are tested once. */
function makeTrial(text: string, options: LintOptions): (fix: Fix, finding: MarkedFinding) => boolean {
  const verdicts = new Map<string, boolean>();
  let before: number | undefined;
  return (fix, finding) => {
    const key = `${finding.code} ${patternOf(finding.path)} ${fix.label}`;
    const known = finding.rule === 'syntax' ? undefined : verdicts.get(key);
    if (known !== undefined) return known;
    if (verdicts.size >= MOST_TRIALS) return false;
    before ??= countWeight(lintText(text, options).findings);
    const { findings } = lintText(applyEdits(text, fix.edits), options);
    const verdict =
      finding.rule === 'syntax'
        ? isReadFurther(findings, finding)
        : countWeight(findings) < before && !findings.some((each) => isSame(each, finding));
    verdicts.set(key, verdict);
    return verdict;
  };
}

const countWeight = (findings: readonly LocatedFinding[]): number =>
  findings.filter(({ severity }) => severity !== 'info').length;

const isSame = (one: LocatedFinding, { rule, path }: MarkedFinding): boolean =>
  one.rule === rule && JSON.stringify(one.path) === JSON.stringify(path);

/** Whether the JSON can be read now, or at least further than the mistake. */
const isReadFurther = (
  findings: readonly LocatedFinding[],
  { line, column }: LocatedFinding | MarkedFinding,
): boolean =>
  findings.every((each) => each.rule !== 'syntax' || each.line > line || (each.line === line && each.column > column));
