import { payloadTypes, payloadTypesByPackage } from '@pg/generate/payload-types';
import { check, formatPath, type Profile, readFormText, SettingsError } from '@pg/rule-kit';
import type { ExpectedFinding, Vector, VectorFile } from '@pg/vectors';
import type { Change } from './change.ts';

/** The findings of the checked-out rules for a vector; `undefined` if there is no such kind any more. */
export function checkVector(
  kind: string,
  { payload, hex, text, profile = {} }: Vector,
): readonly ExpectedFinding[] | undefined {
  const payloadType = payloadTypes.find((each) => each.name === kind);
  try {
    const isForm = text !== undefined && payloadType?.text === undefined;
    return (
      payloadType &&
      check(
        payloadType,
        isForm
          ? readFormText(text).value
          : (text ?? (hex === undefined ? payload : JSON.parse(Buffer.from(hex, 'hex').toString()))),
        { profile: profile as Profile },
      )
    );
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [{ rule: error.name, severity: 'error', path: [] }];
  }
}

/** Compares the findings that a release expects for its vectors with today's, each difference once. */
export function compareVectors({ kind, vectors }: VectorFile, checkNow = checkVector): readonly Change[] {
  const changes = new Map<string, Change>();
  for (const vector of vectors) {
    for (const found of compareFindings(vector.findings, checkNow(kind, vector) ?? [])) {
      if (changes.has(found.description)) continue;
      const description = `${found.description} (${kind}: ${vector.name})`;
      changes.set(found.description, { ...found, description, packageName: packageOfKind(kind) });
    }
  }
  return [...changes.values()];
}

type Difference = Pick<Change, 'breaking' | 'description' | 'rule'>;

function compareFindings(before: readonly ExpectedFinding[], after: readonly ExpectedFinding[]): readonly Difference[] {
  const describe = (found: readonly ExpectedFinding[], what: (found: ExpectedFinding) => string, breaking = false) =>
    found.map((each) => ({
      rule: each.rule,
      breaking,
      description: `\`${fieldOf(each)}\`: ${what(each)} \`${each.rule}\``,
    }));
  const changed = [
    ...describe(newErrors(before, after), () => 'now rejected by', true),
    ...describe(newErrors(after, before), () => 'no longer rejected by'),
  ];
  if (changed.length > 0) return changed;
  const isSame = (a: ExpectedFinding, b: ExpectedFinding): boolean => a.rule === b.rule && fieldOf(a) === fieldOf(b);
  const added = after.filter((each) => !before.some((old) => isSame(old, each) && old.severity === each.severity));
  const removed = before.filter((each) => !after.some((other) => isSame(other, each)));
  const nounOf = ({ severity }: ExpectedFinding): string => NOUNS[severity];
  return [
    ...describe(added, (each) => `now ${nounOf(each)} of`),
    ...describe(removed, (each) => `no longer ${nounOf(each)} of`),
  ];
}

const NOUNS = { error: 'an error', warning: 'a warning', info: 'a note' } as const;

/** Errors at fields that had no error before, neither on an outer field nor on an inner one. */
const newErrors = (before: readonly ExpectedFinding[], after: readonly ExpectedFinding[]): readonly ExpectedFinding[] =>
  after.filter(isError).filter(({ path }) => !before.filter(isError).some((old) => startsAlike(old.path, path)));

const isError = ({ severity }: ExpectedFinding): boolean => severity === 'error';

/** Whether one of two paths starts with the other. */
const startsAlike = (a: ExpectedFinding['path'], b: ExpectedFinding['path']): boolean =>
  a.slice(0, b.length).every((step, i) => step === b[i]);

const fieldOf = ({ path }: ExpectedFinding): string =>
  formatPath(path).replace(/\[\d+\]/g, '[]') || 'the whole payload';

const packageOfKind = (kind: string): string =>
  `@pg/${Object.entries(payloadTypesByPackage).find(([, own]) => own.some((each) => each.name === kind))?.[0] ?? 'lint'}`;
