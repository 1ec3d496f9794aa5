import type { ApiReport, ReportedExport, ReportedRow, ReportedRule } from '@pg/generate/api-report';
import type { Change, ChangeSort } from './change.ts';

/** The names that are gone from a package's exports, and those that came. */
export function compareExports(before: readonly ReportedExport[], after: readonly ReportedExport[]): readonly Change[] {
  const gone = namesOf(before).filter(isMissingIn(namesOf(after)));
  const come = namesOf(after).filter(isMissingIn(namesOf(before)));
  return [...gone.map((each) => named('removed', each)), ...come.map((each) => named('added', each))];
}

/** A name in one of the two worlds of TypeScript: a class is in both. */
interface ExportedName {
  readonly name: string;
  readonly world: 'value' | 'type' | 'file' | 'command' | 'ESLint rule';
}

const WORLDS: Readonly<Record<string, readonly ExportedName['world'][]>> = {
  class: ['value', 'type'],
  enum: ['value', 'type'],
  const: ['value'],
  function: ['value'],
  interface: ['type'],
  type: ['type'],
  file: ['file'],
  command: ['command'],
  'ESLint rule': ['ESLint rule'],
};

const namesOf = (exports: readonly ReportedExport[]): readonly ExportedName[] =>
  exports.flatMap(({ entry, name, kind }) => worldsOf(kind).map((world) => ({ name: fullName(entry, name), world })));

function worldsOf(kinds: string): readonly ExportedName['world'][] {
  const worlds = kinds.split(' and ').map((kind) => WORLDS[kind]);
  if (worlds.includes(undefined)) throw new Error(`an export is of an unknown kind: ${kinds}`);
  return [...new Set(worlds.flatMap((each) => each ?? []))];
}

function fullName(entry: string, name: string | undefined): string {
  if (name === undefined) return entry;
  return entry === '.' || entry === 'bin' ? name : `${name} of ${entry}`;
}

const isMissingIn =
  (names: readonly ExportedName[]) =>
  ({ name, world }: ExportedName): boolean =>
    !names.some((other) => other.name === name && other.world === world);

const named = (sort: 'removed' | 'added', { name, world }: ExportedName): Change => ({
  sort,
  about: name,
  says: sort === 'removed' ? `the ${world} is gone` : `a new ${world}`,
});

/** What a package says of payloads: the rows and rules of its own, and of the packages that it is made of. */
export type Stated = Pick<ApiReport, 'rows' | 'rules'>;

/**
 * What is different in rows and rules, as they are written down. What that means for payloads the answers tell; but
 * some rules look at what no question has, a clock or a signature: of those, which are not `shown`, the report tells.
 */
export const compareStated = (before: Stated, after: Stated, shown: ReadonlySet<string>): readonly Change[] => [
  ...compareLists(before.rows, after.rows, ({ table, name }) => `${table} ${name}`, compareRows),
  ...compareLists(
    before.rules,
    after.rules,
    ({ id }) => id,
    (was, is) => compareRules(was, is, shown),
  ),
];

/** Compares what has the same key: on one of the two sides there may be nothing. */
function compareLists<TItem>(
  before: readonly TItem[],
  after: readonly TItem[],
  keyOf: (item: TItem) => string,
  compare: (before: TItem | undefined, after: TItem | undefined) => readonly Change[],
): readonly Change[] {
  const old = new Map(before.map((item) => [keyOf(item), item]));
  const now = new Map(after.map((item) => [keyOf(item), item]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => compare(old.get(key), now.get(key)));
}

function compareRows(before: ReportedRow | undefined, after: ReportedRow | undefined): readonly Change[] {
  if (before && after) {
    const facts = differentFacts({ ...before }, { ...after });
    return facts.map((says) => ({ sort: 'words', about: after.name, says: `${says} (${after.table})` }));
  }
  if (after) return [{ sort: 'added', about: after.name, says: `a new row (${after.table})` }];
  return before ? [{ sort: 'removed', about: before.name, says: `the row is gone (${before.table})` }] : [];
}

function compareRules(
  before: ReportedRule | undefined,
  after: ReportedRule | undefined,
  shown: ReadonlySet<string>,
): readonly Change[] {
  if (before && after) return compareKnownRules(before, after, shown);
  if (before) return [{ sort: 'removed', about: before.id, says: 'the rule is gone' }];
  if (after === undefined) return [];
  const { id, severity } = after;
  const rejects = isOfErrors(after) && !shown.has(id);
  return [{ sort: rejects ? 'rejects more' : 'added', about: id, says: `a new rule: ${severity.join(' or ')}` }];
}

function compareKnownRules(before: ReportedRule, after: ReportedRule, shown: ReadonlySet<string>): readonly Change[] {
  const { id, severity } = after;
  const bySeverity = differentFacts({ severity: before.severity }, { severity });
  const sort = shown.has(id) ? 'tells otherwise' : sortOf(isOfErrors(before), isOfErrors(after));
  const words = differentFacts({ ...before, severity }, { ...after });
  return [
    ...bySeverity.map((says): Change => ({ sort, about: id, says })),
    ...words.map((says): Change => ({ sort: 'words', about: id, says })),
  ];
}

const isOfErrors = ({ severity }: ReportedRule): boolean => severity.includes('error');

function sortOf(wasError: boolean, isError: boolean): ChangeSort {
  if (wasError === isError) return 'tells otherwise';
  return isError ? 'rejects more' : 'accepts more';
}

type Facts = Readonly<Record<string, unknown>>;

const differentFacts = (before: Facts, after: Facts): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((fact) => JSON.stringify(before[fact]) !== JSON.stringify(after[fact]))
    .map((fact) => `${fact} ${inWords(after[fact])}, was ${inWords(before[fact])}`);

function inWords(fact: unknown): string {
  if (fact === undefined) return 'nothing';
  if (Array.isArray(fact)) return fact.join(', ');
  return typeof fact === 'object' ? JSON.stringify(fact) : String(fact);
}
