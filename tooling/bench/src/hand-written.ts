import type { FieldSpec } from '@pg/rule-kit';
import type { TypeCodePart } from '@pg/type-codes';
import * as plain from './plain-checks.ts';

export interface Message {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * Generates from the rows what one would write by hand to list all mistakes: a function per object that loops over its fields,
 * with a `switch` on the name.
 */
export function handWrittenCollector(root: FieldSpec): (payload: unknown) => readonly Message[] {
  const source = `const { ${Object.keys(plain).join(', ')} } = plain;
${functionsOf(root, 'root', []).join('\n')}
return (payload) => {
  const issues = [];
  collectRoot(payload, issues, 0);
  return issues;
};`;
  return new Function('plain', source)(plain);
}

/** The functions for an object and its inner objects. `path` consists of JavaScript expressions. */
function functionsOf(spec: FieldSpec, name: string, path: readonly string[]): readonly string[] {
  const inner = Object.entries(spec.fields).flatMap(([field, own]) => {
    if (own.kind === 'object') return functionsOf(own, field, [...path, `'${field}'`]);
    return own.item ? functionsOf(own.item, field, [...path, `'${field}'`, 'i']) : [];
  });
  const groups = new Map<string, string[]>();
  for (const [field, own] of Object.entries(spec.fields)) {
    const statement = statementOf(own, field, [...path, 'name']);
    groups.set(statement, [...(groups.get(statement) ?? []), `case '${field}':`]);
  }
  const cases = [...groups].map(([statement, labels]) => `${labels.join(' ')} ${statement} break;`);
  return [
    ...inner,
    `function collect${title(name)}(object, issues, i) {
  if (!isObject(object)) {
    issues.push({ path: [${path}], message: mustBe('${name}', 'an object', object) });
    return;
  }
  for (const name in object) {
    const value = object[name];
    switch (name) {
      ${cases.join('\n      ')}
    }
  }
}`,
  ];
}

function statementOf(spec: FieldSpec, field: string, path: readonly string[]): string {
  if (spec.kind === 'object') return `collect${title(field)}(value, issues, i);`;
  const allowed = { N: '/[0-9.]/, ', A: '/[A-Za-z]/, ', parts: '/\\w/, ', format: '/\\S/, ' }[String(spec.kind)];
  const message = allowed ? `mustHaveOnly(${allowed}` : 'mustBe(';
  const push = (expected: string): string =>
    `issues.push({ path: [${path}], message: ${message}name, '${expected}', value) });`;
  if (spec.kind === 'list') {
    return `if (!Array.isArray(value)) ${push('an array')}
        else for (let at = 0; at < value.length; at++) collect${title(field)}(value[at], issues, at);`;
  }
  const [condition, expected] = checkOf(spec);
  return `if (!(${condition}) && value !== undefined) ${push(expected)}`;
}

function checkOf({ kind, values, parts, max, format }: FieldSpec): readonly [condition: string, expected: string] {
  if (kind === 'values') return [values.map((each) => `value === '${each}'`).join(' || '), values.join(', ')];
  if (kind === 'boolean') return [`typeof value === 'boolean'`, 'true or false'];
  if (kind === 'format')
    return format?.name === 'url' ? ['isUrl(value)', 'an absolute URL'] : ['isLetters(value, 2, 2)', 'A2'];
  if (kind === 'AN') return [`isString(value, ${max})`, `at most ${max} characters`];
  return [parts.map(partCondition).join(' || '), parts.map((each) => `${each.kind}${each.max}`).join(' or ')];
}

function partCondition({ kind, min, max, decimals }: TypeCodePart): string {
  if (kind === 'A') return `isLetters(value, ${min}, ${max})`;
  if (decimals !== undefined) return `isAmount(value, ${max}, ${decimals})`;
  return min > 0 ? `isDigits(value, ${max})` : `isDecimal(value, ${max})`;
}

const title = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
