import { type Api, readApi } from './api-model.ts';
import { type Change, listed } from './change.ts';

/** The API reports of all packages, by name. */
export type Reports = ReadonlyMap<string, string>;
type Apis = ReadonlyMap<string, Api>;

/** What changed between the API reports of two versions, in words. A new required property counts as compatible. */
export function compareApis(reportsBefore: Reports, reportsNow: Reports): readonly Change[] {
  const [before, now] = [reportsBefore, reportsNow].map(
    (reports) => new Map([...reports].map(([name, report]) => [name, readApi(report)])),
  );
  if (!before || !now) return [];
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((packageName) => [
    ...compareCodes(packageName, before, now),
    ...compareExports(packageName, before, now),
    ...compareTypes(packageName, before.get(packageName), now.get(packageName)),
  ]);
}

const linesOf =
  (packageName: string, about: Change['about']) =>
  (breaking: boolean, names: readonly string[], describe: (names: string) => string): readonly Change[] =>
    names.length > 0 ? [{ packageName, about, breaking, description: describe(listed(names)) }] : [];

/** The messages of a package by code: a sentence and a hint. Words in messages have codes with a colon. */
const codesOf = (api: Api | undefined): ReadonlyMap<string, string> =>
  new Map(
    [...(api?.declarations.values() ?? [])]
      .flatMap(({ isCatalog, members }) => (isCatalog ? [...members] : []))
      .filter(([code]) => !code.includes(':')),
  );

function compareCodes(packageName: string, before: Apis, now: Apis): readonly Change[] {
  const lines = linesOf(packageName, 'rules');
  const codes = (apis: Apis, isThis: boolean): ReadonlyMap<string, string> =>
    new Map([...apis].flatMap(([name, api]) => ((name === packageName) === isThis ? [...codesOf(api)] : [])));
  const others = new Map([...codes(before, false), ...codes(now, false)]);
  // The catalog of @pg/lint repeats those of the other packages.
  const own = (apis: Apis): ReadonlyMap<string, string> =>
    new Map([...codes(apis, true)].filter(([code]) => packageName !== '@pg/lint' || !others.has(code)));
  const [old, current] = [own(before), own(now)];
  const reworded = [...current].flatMap(([code, message]) => {
    const [oldSentence, sentence] = [sentenceIn(old.get(code) ?? ''), sentenceIn(message)];
    // Reports of 0.2.0 have no sentences.
    if (oldSentence === '' || oldSentence === sentence) return [];
    return lines(false, [code], (name) => `${name}: the message is now "${sentence}"`);
  });
  const [removed, added] = [
    missingIn(codes(now, false), missingIn(current, old.keys())),
    missingIn(codes(before, false), missingIn(old, current.keys())),
  ];
  return [
    ...lines(true, removed, (names) => `Removed codes: ${names}`),
    ...lines(false, added, (names) => `New codes: ${names}`),
    ...reworded,
  ];
}

const sentenceIn = (member: string): string =>
  [...member.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) => JSON.parse(text)).join(' ');

function compareExports(packageName: string, before: Apis, now: Apis): readonly Change[] {
  const lines = linesOf(packageName, 'types');
  const files = (apis: Apis): readonly string[] => [...(apis.get(packageName)?.entries.keys() ?? [])];
  return [...new Set([...files(before), ...files(now)])].flatMap((file) => {
    const specifier = file === 'index' ? packageName : `${packageName}/${file}`;
    const own = (apis: Apis): readonly string[] => [...(apis.get(packageName)?.entries.get(file) ?? [])];
    const all = (apis: Apis): ReadonlySet<string> =>
      new Set([...own(apis), ...(file === 'index' ? namesOfStars(packageName, apis) : [])]);
    return [
      ...lines(true, missingIn(all(now), own(before)), (names) => `No longer exported by \`${specifier}\`: ${names}`),
      ...lines(false, missingIn(all(before), own(now)), (names) => `New in \`${specifier}\`: ${names}`),
    ];
  });
}

/** The names that a package exports because others export them. */
const namesOfStars = (packageName: string, apis: Apis): readonly string[] =>
  (apis.get(packageName)?.stars ?? []).flatMap((star) => [
    ...(apis.get(star)?.entries.get('index') ?? []),
    ...namesOfStars(star, apis),
  ]);

/** Declarations that are in both versions. A changed or removed member is breaking. */
function compareTypes(packageName: string, before: Api | undefined, now: Api | undefined): readonly Change[] {
  return [...(now?.declarations ?? [])].flatMap(([name, { text, members, isCatalog }]) => {
    const old = before?.declarations.get(name);
    if (old === undefined || old.text === text || isCatalog) return [];
    const [gone, added] = [missingIn(members, old.members.keys()), missingIn(old.members, members.keys())];
    const other = [...members].flatMap(([key, member]) => ((old.members.get(key) ?? member) === member ? [] : key));
    const parts = [
      ...(gone.length > 0 ? [`without ${listed(gone)}`] : []),
      ...(other.length > 0 ? [`another type of ${listed(other)}`] : []),
      ...(added.length > 0 ? [`new: ${listed(added)}`] : []),
    ];
    const breaking = gone.length + other.length > 0 || parts.length === 0;
    const description = `\`${name}\`: ${parts.length > 0 ? parts.join('; ') : 'another type'}`;
    return [{ packageName, about: 'types' as const, breaking, description }];
  });
}

const missingIn = (found: { has(name: string): boolean }, names: Iterable<string>): readonly string[] =>
  [...names].filter((name) => !found.has(name));
