import { type Api, readApi } from './api-model.ts';
import { type Change, listed } from './change.ts';

/** The API reports of all packages, by name. */
export type Reports = ReadonlyMap<string, string>;
type Apis = ReadonlyMap<string, Api>;

/** What changed between the API reports of two versions, in words. A new required property counts as compatible. */
export function compareApis(reportsBefore: Reports, reportsNow: Reports): readonly Change[] {
  const [before, now] = [readApis(reportsBefore), readApis(reportsNow)];
  const [old, current] = [messagesIn(before), messagesIn(now)];
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((packageName) => [
    ...compareCodes(packageName, old, current),
    ...compareExports(packageName, before, now),
    ...compareTypes(packageName, before.get(packageName), now.get(packageName)),
  ]);
}

const readApis = (reports: Reports): Apis => new Map([...reports].map(([name, report]) => [name, readApi(report)]));

/** A change of several names, if there are any. */
const changeOf =
  (packageName: string, about: Change['about']) =>
  (breaking: boolean, title: string, names: readonly string[]): readonly Change[] =>
    names.length > 0 ? [{ packageName, about, breaking, description: `${title}: ${listed(names)}` }] : [];

interface CodeMessage {
  readonly packageName: string;
  readonly sentences: string;
}
type CodeMessages = ReadonlyMap<string, CodeMessage>;

/** The messages of all packages by code, each with the first package that has it. @pg/lint repeats those of the others. */
function messagesIn(apis: Apis): CodeMessages {
  const found = new Map<string, CodeMessage>();
  const isLint = (name: string): boolean => name === '@pg/lint';
  // Words in messages have codes with a colon.
  for (const [packageName, { declarations }] of [...apis].sort(([a], [b]) => Number(isLint(a)) - Number(isLint(b))))
    for (const { isCatalog, members } of declarations.values())
      for (const [code, member] of isCatalog ? members : [])
        if (!code.includes(':') && !found.has(code)) found.set(code, { packageName, sentences: sentencesIn(member) });
  return found;
}

/** The sentence of a message, and its hint. */
const sentencesIn = (member: string): string =>
  [...member.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) => JSON.parse(text)).join(' ');

function compareCodes(packageName: string, old: CodeMessages, current: CodeMessages): readonly Change[] {
  const change = changeOf(packageName, 'rules');
  const own = (messages: CodeMessages) => [...messages].filter(([, message]) => message.packageName === packageName);
  const missing = (messages: CodeMessages, others: CodeMessages): readonly string[] =>
    missingIn(
      others,
      own(messages).map(([code]) => code),
    );
  const reworded = own(current).flatMap(([code, { sentences }]): Change[] => {
    if ((old.get(code)?.sentences ?? sentences) === sentences) return [];
    const description = `${listed([code])}: the message is now "${sentences}"`;
    return [{ packageName, about: 'rules', breaking: false, description }];
  });
  return [
    ...change(true, 'Removed codes', missing(old, current)),
    ...change(false, 'New codes', missing(current, old)),
    ...reworded,
  ];
}

function compareExports(packageName: string, before: Apis, now: Apis): readonly Change[] {
  const change = changeOf(packageName, 'types');
  const files = (apis: Apis): readonly string[] => [...(apis.get(packageName)?.entries.keys() ?? [])];
  return [...new Set([...files(before), ...files(now)])].flatMap((file) => {
    const specifier = file === 'index' ? packageName : `${packageName}/${file}`;
    const own = (apis: Apis): readonly string[] => [...(apis.get(packageName)?.entries.get(file) ?? [])];
    const all = (apis: Apis): ReadonlySet<string> =>
      new Set([...own(apis), ...(file === 'index' ? namesOfStars(packageName, apis) : [])]);
    return [
      ...change(true, `No longer exported by \`${specifier}\``, missingIn(all(now), own(before))),
      ...change(false, `New in \`${specifier}\``, missingIn(all(before), own(now))),
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
