import type { Probe, Violation } from './probes.ts';

/** One difference between two versions: it breaks somebody's code or payload, or adds to what there is. */
export interface Change {
  /** The package whose changelog has to say it. */
  readonly in: string;
  readonly breaks: boolean;
  readonly says: string;
}

export type Difference = Omit<Change, 'in'>;

/** The package of each kind of payload, and of each other sort of probe. */
export type Owners = Readonly<Record<string, string>>;

/** A probe that two versions answer differently. */
export interface Answered {
  readonly probe: Probe;
  readonly before: readonly Violation[];
  readonly after: readonly Violation[];
}

/** What two versions say differently, once however many probes show it. */
export function compareAnswers(answered: readonly Answered[], owners: Owners): readonly Change[] {
  const shown = new Map<string, { readonly change: Difference; readonly by: Probe[] }>();
  for (const each of answered) {
    for (const change of compareFindings(each)) {
      const { by } = shown.get(change.says) ?? { by: [] };
      shown.set(change.says, { change, by: [...by, each.probe] });
    }
  }
  return [...shown.values()].map(({ change: { breaks, says }, by: [first, ...more] }) => ({
    in: owners[first?.of ?? ''] ?? '@pg/rule-kit',
    breaks,
    says: `${says} (${first?.of}: ${first?.name}${more.length > 0 ? `, and ${more.length} more` : ''})`,
  }));
}

function compareFindings({ probe, before, after }: Answered): readonly Difference[] {
  const whole = /^(?:format|type code)$/.test(probe.of) ? `${probe.of} ${probe.name}` : probe.of;
  const about = ({ path }: Violation): string => placeOf(path) || whole;
  const refused = errorsBeyond(after, before).map((found) => `${about(found)}: refused now, by ${found.rule}`);
  const accepted = errorsBeyond(before, after).map((found) => `${about(found)}: accepted now, ${found.rule} no more`);
  const verdicts = [
    ...refused.map((says) => ({ breaks: true, says })),
    ...accepted.map((says) => ({ breaks: false, says })),
  ];
  return verdicts.length > 0 ? verdicts : [{ breaks: false, says: `${probe.of}: other findings now` }];
}

/** Errors at fields where no error was, neither around the field nor inside it. */
const errorsBeyond = (more: readonly Violation[], less: readonly Violation[]): readonly Violation[] =>
  more.filter(isError).filter(({ path }) => !less.filter(isError).some((other) => areOnOneBranch(other.path, path)));

const isError = ({ severity }: Violation): boolean => severity === 'error';

const areOnOneBranch = (a: Violation['path'], b: Violation['path']): boolean =>
  a.slice(0, b.length).every((step, i) => step === b[i]);

const placeOf = (path: Violation['path']): string =>
  path.map((step, i) => (typeof step === 'number' ? '[]' : `${i === 0 ? '' : '.'}${step}`)).join('');

/** Names that are gone, and new ones. */
export const compareNames = (before: readonly string[], after: readonly string[]): readonly Difference[] => [
  ...missingIn(after, before).map((name) => ({ breaks: true, says: `${name}: removed` })),
  ...missingIn(before, after).map((name) => ({ breaks: false, says: `${name}: added` })),
];

/** What is exported as a value may be a type too. */
const missingIn = (names: readonly string[], others: readonly string[]): readonly string[] =>
  others.filter((name) => !names.includes(name) && !names.includes(name.replace(/^type /, '')));
