import { resources, resourcesByPackage } from '@pg/generate/resources';
import { check, formatPath, type Profile, readFormText, SettingsError } from '@pg/rule-kit';
import type { ExpectedFinding, Vector, VectorFile } from '@pg/vectors';
import type { Change } from './compare.ts';

/** The findings of the checked-out rules for a vector; `undefined` if there is no such kind any more. */
export function checkVector(
  kind: string,
  { payload, hex, text, profile = {} }: Vector,
): readonly ExpectedFinding[] | undefined {
  const resource = resources.find((each) => each.kind === kind);
  try {
    const isForm = text !== undefined && resource?.text === undefined;
    return (
      resource &&
      check(
        resource,
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
    for (const { breaking, description } of compareFindings(vector.findings, checkNow(kind, vector) ?? [])) {
      if (changes.has(description)) continue;
      changes.set(description, {
        packageName: packageOfKind(kind),
        breaking,
        description: `${description} (${kind}: ${vector.name})`,
      });
    }
  }
  return [...changes.values()];
}

type Difference = Omit<Change, 'packageName'>;

function compareFindings(before: readonly ExpectedFinding[], after: readonly ExpectedFinding[]): readonly Difference[] {
  const rejected = newErrors(before, after).map((each) => ({
    breaking: true,
    description: `${fieldOf(each)}: now rejected by ${each.rule}`,
  }));
  const accepted = newErrors(after, before).map((each) => ({
    breaking: false,
    description: `${fieldOf(each)}: no longer rejected by ${each.rule}`,
  }));
  if (rejected.length + accepted.length > 0) return [...rejected, ...accepted];
  const keys = (findings: readonly ExpectedFinding[]): readonly string[] =>
    findings.map((each) => `${fieldOf(each)}: ${each.severity} of ${each.rule}`);
  const [old, now] = [keys(before), keys(after)];
  return [
    ...now.filter((key) => !old.includes(key)).map((key) => ({ breaking: false, description: `${key}: new` })),
    ...old.filter((key) => !now.includes(key)).map((key) => ({ breaking: false, description: `${key}: gone` })),
  ];
}

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
  `@pg/${Object.entries(resourcesByPackage).find(([, own]) => own.some((each) => each.kind === kind))?.[0] ?? 'lint'}`;
