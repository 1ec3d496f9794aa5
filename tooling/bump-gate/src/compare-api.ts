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
  const elsewhere = (apis: Apis): ReadonlySet<string> =>
    new Set([...apis].flatMap(([name, api]) => (name === packageName ? [] : [...codesOf(api).keys()])));
  const [old, current] = [codesOf(before.get(packageName)), codesOf(now.get(packageName))];
  const [elsewhereBefore, elsewhereNow] = [elsewhere(before), elsewhere(now)];
  // The catalog of @pg/lint repeats those of the other packages.
  const isOwn = (code: string): boolean =>
    packageName !== '@pg/lint' || !(elsewhereBefore.has(code) || elsewhereNow.has(code));
  const onlyIn = (codes: ReadonlyMap<string, string>, ...known: readonly { has(code: string): boolean }[]) =>
    [...codes.keys()].filter((code) => isOwn(code) && !known.some((each) => each.has(code)));
  const reworded = [...current].flatMap(([code, message]) => {
    const [oldSentence, sentence] = [sentenceIn(old.get(code) ?? ''), sentenceIn(message)];
    // Reports of 0.2.0 have no sentences.
    if (oldSentence === '' || oldSentence === sentence || !isOwn(code)) return [];
    return lines(false, [code], (name) => `${name}: the message is now "${sentence}"`);
  });
  return [
    ...lines(true, onlyIn(old, current, elsewhereNow), (codes) => `Removed codes: ${codes}`),
    ...lines(false, onlyIn(current, old, elsewhereBefore), (codes) => `New codes: ${codes}`),
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
    const [allBefore, allNow] = [all(before), all(now)];
    return [
      ...lines(
        true,
        own(before).filter((name) => !allNow.has(name)),
        (names) => `No longer exported by \`${specifier}\`: ${names}`,
      ),
      ...lines(
        false,
        own(now).filter((name) => !allBefore.has(name)),
        (names) => `New in \`${specifier}\`: ${names}`,
      ),
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
    const [gone, added] = [missingIn(members, old.members), missingIn(old.members, members)];
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

const missingIn = (members: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): readonly string[] =>
  [...others.keys()].filter((key) => !members.has(key));
