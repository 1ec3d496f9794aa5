import { writtenFile } from './contestants.ts';

/**
 * The start of a program with the least that a check of the bench's files can be, as `lint(text)`: no name may be lost,
 * no text may be empty or hold a control character, and the yardstick's check looks at each field of Set 6. It answers
 * yes or no, and says nothing of a mistake; it knows neither the fields of the session around the card's nor any rule
 * across entries. The program fails where it refuses other files than those with a mistake.
 */
export const leastLint = (): string => `
import { check } from ${JSON.stringify(writtenFile('check', 'switch').href)};

let files = 0;
let refused = 0;
process.on('exit', () => {
  if (refused * 100 !== files) process.exitCode = 2;
});

function lint(text) {
  const value = JSON.parse(text);
  files++;
  if (namesInText(text) !== namesIn(value) || !saysSomething(value) || !check(value.parameters.card)) refused++;
}

function namesInText(text) {
  let names = 0;
  for (let at = text.indexOf('":'); at >= 0; at = text.indexOf('":', at + 2)) names++;
  return names;
}

function namesIn(value) {
  let names = 0;
  if (typeof value !== 'object' || value === null) return names;
  for (const name in value) names += namesIn(value[name]) + 1;
  return Array.isArray(value) ? names - value.length : names;
}

function saysSomething(value) {
  if (typeof value === 'string') return value !== '' && !/[\\0-\\x1f\\x7f-\\x9f]/.test(value);
  if (typeof value !== 'object' || value === null) return true;
  for (const name in value) if (!saysSomething(value[name])) return false;
  return true;
}
`;
