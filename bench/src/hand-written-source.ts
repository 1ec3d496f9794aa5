import { type Field, type FieldRule, type ObjectRules, objectsInside } from './field-rules.ts';

/*
 * Writes the yardstick: the check that a patient person would write by hand for the very rules of the tables, one
 * function per object, one line per field or per group of fields. One check serves all payloads, so it is the one that is
 * best over both scenarios: it visits the entries that are present, with a `switch` on the name.
 *
 * Beside it stands what can be had for payloads of one shape alone: every field is read by its name, so that V8 finds each
 * at a fixed offset. There it takes 0.6 of the yardstick's time. On 256 shapes it takes 10 times as long: looking for an
 * entry that is absent is what costs there.
 *
 * What lost, on one shape to fixed reads: a `switch` on the length first 1.7, a dictionary of bounds and a `switch` on
 * them 2.2, of small numbers 2.4, a `Map` 2.6, a dictionary of closures 3.3. On 256 shapes to `switch`: a dictionary of
 * bounds 1.1, a `switch` on the length first 1.1, a dictionary of small numbers 1.4, a `Map` 1.4, a dictionary of closures
 * 1.7.
 */

/** How a hand-written check finds an object's fields. */
export type Design = 'fixed reads' | 'switch';

/** A module that exports `check`: whether a payload is valid. */
export function writeCheck(rules: ObjectRules, design: Design): string {
  const bodyOf = design === 'fixed reads' ? checkFixed : checkPresent;
  const functions = objectsInside(rules).map(
    (object) => `function check${title(object.name)}(o) {
  if (!isObject(o)) return false;
${bodyOf(object)}
  return true;
}`,
  );
  return [
    `import { isAmount, isDecimal, isDigits, isLetters, isObject, isText, isUrl } from '../plain-checks.js';`,
    ...functions,
    ...listsInside(rules).map(({ name }) => checkList(name)),
    `export const check = check${title(rules.name)};`,
  ].join('\n\n');
}

/** A module that exports `collect`: everything that is wrong with a payload, as a list of `{ path, message }`. */
export function writeCollector(rules: ObjectRules, design: Design): string {
  const bodyOf = design === 'fixed reads' ? collectFixed : collectPresent;
  return [
    `import { isAmount, isDecimal, isDigits, isLetters, isObject, isText, isUrl } from '../plain-checks.js';`,
    `import {
  describeAmount, describeBoolean, describeCountry, describeDecimal, describeLetters, describeList, describeListed,
  describeObject, describeText, describeUrl,
} from '../plain-messages.js';`,
    ...placesInside(rules, []).map((place) => collectObject(place, bodyOf(place))),
    `export function collect(payload) {
  const issues = [];
  collect${title(rules.name)}(payload, issues);
  return issues;
}`,
  ].join('\n\n');
}

const checkFixed = ({ fields }: ObjectRules): string =>
  fields
    .map(
      ({ name, rule }) =>
        `  const ${name} = o.${name};\n  if (${name} !== undefined && !(${test(rule, name)})) return false;`,
    )
    .join('\n');

function checkPresent({ fields }: ObjectRules): string {
  const groups = groupBy(fields, ({ rule }) => test(rule, 'v'));
  const cases = [...groups].map(
    ([condition, group]) => `${caseLabels(group)}
        if (!(${condition}) && v !== undefined) return false;
        break;`,
  );
  return switchOnNames(cases);
}

const checkList = (name: string): string => `function check${title(name)}List(list) {
  if (!Array.isArray(list)) return false;
  for (let i = 0; i < list.length; i++) {
    if (!check${title(name)}(list[i])) return false;
  }
  return true;
}`;

/** An object where it stands: the steps of its path, as source. */
interface Place {
  readonly object: ObjectRules;
  readonly path: readonly string[];
}

function placesInside(object: ObjectRules, path: readonly string[]): readonly Place[] {
  const inner = object.fields.flatMap(({ name, rule }) => {
    if (rule.kind === 'object') return placesInside(rule.object, [...path, `'${name}'`]);
    return rule.kind === 'list' ? placesInside(rule.item, [...path, `'${name}'`, 'i']) : [];
  });
  return [...inner, { object, path }];
}

const collectObject = ({ object, path }: Place, body: string): string =>
  `function collect${title(object.name)}(o, issues, i) {
  if (!isObject(o)) {
    issues.push({ path: [${path}], message: describeObject(o) });
    return;
  }
${body}
}`;

const collectFixed = ({ object, path }: Place): string =>
  object.fields
    .map(
      ({ name, rule }) => `  const ${name} = o.${name};
  if (${name} !== undefined) { ${collectField(rule, name, [...path, `'${name}'`])} }`,
    )
    .join('\n');

function collectPresent({ object, path }: Place): string {
  const groups = groupBy(object.fields, ({ rule }) => collectField(rule, 'v', [...path, 'name']));
  const cases = [...groups].map(
    ([statement, group]) => `${caseLabels(group)}
        ${statement.replace('if (!(', 'if (v !== undefined && !(')}
        break;`,
  );
  return switchOnNames(cases);
}

function collectField(rule: FieldRule, value: string, path: readonly string[]): string {
  if (rule.kind === 'object') return `collect${title(rule.object.name)}(${value}, issues, i);`;
  const failed = (message: string): string => `issues.push({ path: [${path}], message: ${message} });`;
  if (rule.kind !== 'list') return `if (!(${test(rule, value)})) ${failed(message(rule, value))}`;
  return `if (!Array.isArray(${value})) ${failed(`describeList(${value})`)}
    else for (let i = 0; i < ${value}.length; i++) collect${title(rule.item.name)}(${value}[i], issues, i);`;
}

const switchOnNames = (cases: readonly string[]): string => `  for (const name in o) {
    const v = o[name];
    switch (name) {
${cases.join('\n')}
    }
  }`;

const caseLabels = (fields: readonly Field[]): string => fields.map(({ name }) => `      case '${name}':`).join('\n');

/** The condition under which a value fits. */
function test(rule: FieldRule, value: string): string {
  switch (rule.kind) {
    case 'text':
      return rule.max === Infinity ? `typeof ${value} === 'string'` : `isText(${value}, ${rule.max})`;
    case 'code':
      return rule.parts.map((part) => testPart(part, value)).join(' || ');
    case 'values':
      return rule.values.map((code) => `${value} === '${code}'`).join(' || ');
    case 'url':
      return `isUrl(${value})`;
    case 'boolean':
      return `typeof ${value} === 'boolean'`;
    case 'object':
      return `check${title(rule.object.name)}(${value})`;
    default:
      return `check${title(rule.item.name)}List(${value})`;
  }
}

type CodePart = Extract<FieldRule, { kind: 'code' }>['parts'][number];

function testPart({ kind, min, max, decimals }: CodePart, value: string): string {
  if (kind === 'A') return `isLetters(${value}, ${min}, ${max})`;
  if (decimals !== undefined) return `isAmount(${value}, ${max}, ${decimals})`;
  return min > 0 ? `isDigits(${value}, ${max})` : `isDecimal(${value}, ${max})`;
}

/** What to say of a value that does not fit. */
function message(rule: FieldRule, value: string): string {
  switch (rule.kind) {
    case 'text':
      return `describeText(${value}, ${rule.max})`;
    case 'code':
      return codeMessage(rule.parts, value);
    case 'values':
      return `describeListed(${value}, '${inWords(rule.values)}', ${Math.max(...rule.values.map((code) => code.length))})`;
    case 'url':
      return `describeUrl(${value})`;
    default:
      return `describeBoolean(${value})`;
  }
}

function codeMessage([part, other]: readonly CodePart[], value: string): string {
  if (part === undefined) throw new Error('A type code without parts');
  if (other !== undefined) return `describeCountry(${value})`;
  return testPart(part, value).replace(/^is/, 'describe');
}

const inWords = (values: readonly string[]): string => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

const listsInside = (rules: ObjectRules): readonly ObjectRules[] =>
  objectsInside(rules).flatMap(({ fields }) => fields.flatMap(({ rule }) => (rule.kind === 'list' ? [rule.item] : [])));

function groupBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const title = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
