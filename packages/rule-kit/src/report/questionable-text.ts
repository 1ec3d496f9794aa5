import { countCharacters } from '@pg/type-codes';
import type { Cell } from '../match/cell.ts';
import { type Advice, adviseOnCode } from './advice.ts';
import { describeCode } from './failure.ts';
import type { RowRuleId } from './row-rules.ts';

interface Question extends Advice {
  readonly rule: RowRuleId;
  readonly code: string;
}

/** What is questionable about a text that matches its cell; `undefined` where nothing is. */
export function questionText(cell: Cell, text: string): Question | undefined {
  const hasControl = !isPrintable(cell) && misplacedControl(cell).test(text);
  // Of a given value with a line break behind it that is the mistake.
  if (isUngiven(cell, text) && !(hasControl && !isUngiven(cell, text.trim()))) {
    return questionCode(text, cell.given ?? []);
  }
  if (hasControl) {
    const at = countCharacters(text.slice(0, text.search(misplacedControl(cell)))) + 1;
    return { rule: 'control-character', code: 'control-character', params: { at } };
  }
  return questionNothing(text);
}

const isUngiven = ({ given }: Cell, text: string): boolean =>
  given !== undefined && text !== '' && !given.includes(text);

function questionCode(text: string, given: readonly string[]): Question {
  const { code = '', params } = describeCode(text, given, 'given-code');
  const { hint, params: more, fix } = adviseOnCode(text, given);
  return {
    rule: 'given-value',
    code,
    params: more ? { ...params, ...more } : params,
    hint: hint === 'send-code' ? 'did-you-mean' : hint,
    fix,
  };
}

/** Whether no text that matches has control characters: digits and letters, codes and patterns have none, and JSON takes none. */
function isPrintable({ kind, format, row }: Cell): boolean {
  if (kind === 'N' || kind === 'A' || kind === 'values') return true;
  return format?.pattern !== undefined || row?.[0] === 'string (JSON text)';
}

/** C0, DEL and C1. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTER = /[\0-\x1f\x7f-\x9f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_BUT_LINE_BREAK = /[\0-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f]/;

/** The control characters that don't belong into a text of that row. */
const misplacedControl = ({ row }: Cell): RegExp => (row?.[3]?.lines ? CONTROL_BUT_LINE_BREAK : CONTROL_CHARACTER);

/** Says what a text is that says nothing; `undefined` where it says something. */
function questionNothing(text: string): Question | undefined {
  if (text === '') return { rule: 'empty-text', code: 'empty', params: NOTHING };
  // A set has to hash a text: of most their length is enough.
  if (text.length <= LONGEST && OF_NOTHING.has(text)) {
    return { rule: 'empty-text', code: 'no-value', params: { word: text, ...NOTHING } };
  }
  const isBlank = text.charCodeAt(0) <= SPACE && text.trim() === '';
  return isBlank ? { rule: 'empty-text', code: 'all-spaces', params: NOTHING } : undefined;
}

const NOTHING = { expected: 'some-text' };

/** What JavaScript writes for no value, and for an object, where a text is put together. */
const OF_NOTHING: ReadonlySet<string> = /* @__PURE__ */ new Set(['undefined', 'null', 'NaN', '[object Object]']);
const LONGEST = '[object Object]'.length;
const SPACE = 0x20;
