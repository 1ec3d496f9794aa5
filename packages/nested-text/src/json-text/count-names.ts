import { QUOTE, SPACE } from './character-codes.ts';
import { isEscaped } from './json-string.ts';

/**
 * Whether a value that JSON.parse made has all of the text's entries: whether no name was given twice, of which
 * JSON.parse keeps the last in silence. Also false where the value is nested deeper than `maxDepth`, or can't be told.
 *
 * An entry that was lost has lost its name, so it is enough to compare how many names the text has and the value has.
 * In the text they are known by their colons. A string that starts with a colon counts as one too, so that such a text
 * can't be told; none that is a name is left out.
 */
export function keepsAllNames(text: string, value: unknown, maxDepth: number): boolean {
  return !isPrototypeExtended() && namesInText(text) === namesInValue(value, maxDepth);
}

function namesInText(text: string): number {
  let names = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    if (isAfterQuote(text, at)) names++;
  }
  return names;
}

/** Whether a quote that opens or closes a string stands before the offset, blanks left aside. */
function isAfterQuote(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) <= SPACE) before--;
  return text.charCodeAt(before) === QUOTE && !isEscaped(text, before);
}

/**
 * Names in a value; not a number where it has more levels. It goes through arrays and objects level by level: a function
 * that calls itself takes V8 ten times as long to optimise, which is most of the first second of many files.
 */
function namesInValue(value: unknown, levels: number): number {
  const containers = isContainer(value) ? [value] : [];
  let names = 0;
  let level = 0;
  let levelEnd = 0;
  for (let i = 0; i < containers.length; i++) {
    if (i === levelEnd) {
      if (++level > levels) return Number.NaN;
      levelEnd = containers.length;
    }
    names += namesIn(containers[i] as object, containers);
  }
  return names;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Names of an object itself; arrays and objects inside it, or inside an array, go behind the others. */
function namesIn(container: object, containers: object[]): number {
  if (Array.isArray(container)) {
    for (const item of container) if (isContainer(item)) containers.push(item);
    return 0;
  }
  let names = 0;
  // On objects fresh from JSON.parse, Object.keys or values take several times as long.
  for (const name in container) {
    names++;
    const value: unknown = container[name as keyof typeof container];
    if (isContainer(value)) containers.push(value);
  }
  return names;
}

/** Whether something was added to Object.prototype that for...in sees in every object. */
function isPrototypeExtended(): boolean {
  for (const _ in NOTHING) return true;
  return false;
}

const NOTHING = {};
