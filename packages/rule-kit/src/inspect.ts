import { countCharacters, type Failure } from '@pg/type-codes';
import { adviseOn, adviseOnUngiven } from './advice.ts';
import { type Cell, type Cells, describeMisfit, entryAfter, isObject, UNLISTED } from './cell.ts';
import type { Found } from './finding.ts';
import { fits } from './fits.ts';
import type { FormatFailure } from './format.ts';
import { listInWords, nameValue } from './listed-values.ts';
import { nearestName } from './nearest-name.ts';
import { type RowRuleId, rowRules } from './row-rules.ts';
import type { Rule } from './rule.ts';

/** Takes what the walk finds. */
export type Report = (rule: Rule, found: Found) => void;

/** What the walk finds, before it is said where. */
type FoundHere = Omit<Found, 'path'>;

/** Walks a payload and reports all that its rows say of it, the questionable as well as the wrong. */
export function inspect(root: Cell, payload: unknown, report: Report): void {
  new Inspection(report).visit(root, payload);
}

class Inspection {
  readonly #path: (string | number)[] = [];
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  visit(cell: Cell, value: unknown): void {
    if (typeof value === 'string' && fits(cell, value)) this.#visitText(cell, value);
    else if (cell.kind === 'object' && isObject(value)) this.#visitEntries(cell, value);
    else if (cell.kind === 'list' && Array.isArray(value)) this.#visitItems(cell, value);
    else if (!fits(cell, value)) this.#sayFailure(cell, value);
  }

  #visitEntries(cell: Cell, object: Record<string, unknown>): void {
    const { cells } = cell;
    if (cells === UNLISTED) return;
    let previous = cell.start as Cell;
    let strays: ReadonlyMap<string, Stray> | undefined;
    for (const name in object) {
      const entry = entryAfter(previous, name, cells);
      previous = entry ?? previous;
      const value = object[name];
      // Of most entries there is nothing to say, nor where.
      if (entry !== undefined && typeof value === 'string' && isUnremarkable(entry, value)) continue;
      this.#path.push(name);
      if (entry === undefined) {
        strays ??= straysIn(cell, object);
        const stray = strays.get(name);
        if (stray) this.#wonderAtStray(cell, name, stray);
        else this.#wonder(cell, name, object);
      } else if (value !== undefined) this.visit(entry, value);
      this.#path.pop();
    }
    this.#sayMissing(cell, object);
  }

  #wonder(cell: Cell, name: string, object: Record<string, unknown>): void {
    const found = describeUnknown(cell, name, object);
    if (!cell.table?.open || found.hint !== undefined) this.#say('unknown-entry', found);
  }

  /** Entries that stand beside the object in which they belong are one mistake, which the first of them is told for. */
  #wonderAtStray({ table }: Cell, name: string, { home, first, others }: Stray): void {
    if (name !== first) return;
    this.#say('unknown-entry', {
      found: `an unknown entry and ${others === 1 ? '1 other' : `${others} others`} of ${home}`,
      allowed: 'passed on unchecked',
      ...(table && { section: table.section }),
      hint: `Put the entries of ${home} into an object of that name.`,
      inPlaceOf: home,
    });
  }

  #visitItems({ item }: Cell, values: readonly unknown[]): void {
    if (item === undefined) return;
    for (let i = 0; i < values.length; i++) {
      this.#path.push(i);
      this.visit(item, values[i]);
      this.#path.pop();
    }
  }

  #visitText(cell: Cell, text: string): void {
    const nothing = describeNothing(text);
    const hasControl = hasMisplacedControl(cell, text);
    // Of a given value with a line break behind it that is the mistake.
    const isGivenElse = hasControl && !isUngiven(cell, text.trim());
    if (isUngiven(cell, text) && !isGivenElse) this.#say('given-value', describeUngiven(cell, text, cell.given ?? []));
    else if (hasControl) this.#say('control-character', describeControlCharacter(cell, text));
    else if (nothing) this.#say('empty-text', inSection(cell, nothing, 'some text, or the entry left out'));
  }

  #sayFailure(cell: Cell, value: unknown): void {
    const failure = describeMisfit(cell, value);
    this.#say(failure.rule ?? rowRules[failureRule(cell, value, failure)], this.#describe(cell, value, failure));
  }

  #describe(cell: Cell, value: unknown, failure: FormatFailure): FoundHere {
    const described = describeFailure(cell, value, failure);
    const { part, hint = described.hint } = failure;
    return { ...described, hint, ...(part && { within: { path: [...this.#path], ...part } }) };
  }

  #sayMissing(cell: Cell, value: Record<string, unknown>): void {
    const { demands, furtherDemands } = cell;
    for (const name of demands) this.#demand(cell, value, name);
    if (furtherDemands) for (const name of furtherDemands(value)) this.#demand(cell, value, name);
  }

  #demand(cell: Cell, value: Record<string, unknown>, name: string): void {
    if (value[name] !== undefined) return;
    this.#path.push(name);
    this.#say('required', byRow(cell.cells[name] ?? cell, 'missing', 'required'));
    this.#path.pop();
  }

  #say(rule: RowRuleId | Rule, found: FoundHere): void {
    this.#report(typeof rule === 'string' ? rowRules[rule] : rule, { path: [...this.#path], ...found });
  }
}

/** An entry that belongs into an object which is not there, as others beside it do. */
interface Stray {
  readonly home: string;
  readonly first: string;
  readonly others: number;
}

/** The entries of an object that belong, two or more, into one inside it which it lacks. */
function straysIn({ cells, table }: Cell, object: Record<string, unknown>): ReadonlyMap<string, Stray> {
  const strays = new Map<string, Stray>();
  if (table?.open) return strays;
  let unknown = Object.keys(object).filter((name) => cells[name] === undefined);
  const homes = Object.keys(cells).filter((name) => object[name] === undefined);
  for (const { home, names } of homesOf(unknown, homes, cells)) {
    const known = names.filter((name) => unknown.includes(name));
    const [first, ...others] = known;
    if (first === undefined || others.length === 0) continue;
    for (const name of known) strays.set(name, { home, first, others: others.length });
    unknown = unknown.filter((name) => !known.includes(name));
  }
  return strays;
}

/** Which of the names the entries list: those that know most of them first. */
const homesOf = (
  names: readonly string[],
  homes: readonly string[],
  cells: Cells,
): { readonly home: string; readonly names: readonly string[] }[] =>
  homes
    .map((home) => ({ home, names: names.filter((name) => cells[home]?.cells[name] !== undefined) }))
    .filter((each) => each.names.length > 1)
    .sort((one, other) => other.names.length - one.names.length);

/** Whether there is nothing to say of a text. */
const isUnremarkable = (cell: Cell, text: string): boolean =>
  !describeNothing(text) && fits(cell, text) && !isUngiven(cell, text) && !hasMisplacedControl(cell, text);

/** What a text is that says nothing; `undefined` where it says something. */
function describeNothing(text: string): string | undefined {
  if (text === '') return 'an empty text';
  // A set has to hash a text: of most their length is enough.
  if (text.length <= LONGEST && OF_NOTHING.has(text)) return `${text} as text`;
  return text.charCodeAt(0) <= BLANK && text.trim() === '' ? 'nothing but blanks' : undefined;
}

/** What JavaScript writes for no value, and for an object, where a text is put together. */
const OF_NOTHING: ReadonlySet<string> = new Set(['undefined', 'null', 'NaN', '[object Object]']);
const LONGEST = '[object Object]'.length;
const BLANK = 0x20;

const isUngiven = ({ given }: Cell, text: string): boolean =>
  given !== undefined && text !== '' && !given.includes(text);

const inSection = (cell: Cell, found: string, allowed: string): FoundHere => ({
  found,
  allowed,
  ...(cell.table && { section: cell.table.section }),
});

/** What the row itself says has the basis of its table. */
const byRow = (cell: Cell, found: string, allowed: string): FoundHere => ({
  ...inSection(cell, found, allowed),
  ...(cell.table?.basis && { basis: cell.table.basis }),
});

function failureRule(cell: Cell, value: unknown, failure: Failure): RowRuleId {
  if (failure.wrongType) return 'value-type';
  if (cell.kind === 'values') return 'allowed-value';
  if (cell.kind === 'format') return 'text-format';
  if (cell.parts.length > 0) return 'type-code';
  return value === '' ? 'required' : 'text-length';
}

function describeFailure(cell: Cell, value: unknown, failure: Failure): FoundHere {
  const { conflict, quirk } = cell.row?.[3] ?? {};
  const described = byRow(cell, failure.found, failure.allowed);
  if (conflict && value === conflict.value) {
    return { ...described, basis: 'conflict', severity: 'error', hint: `Send "${conflict.instead}". ${quirk ?? ''}` };
  }
  return { ...described, ...adviseOn(cell, value, failure) };
}

function describeUngiven(cell: Cell, text: string, given: readonly string[]): FoundHere {
  const named = inSection(cell, nameValue(text, given), `the document gives ${listInWords(given)}`);
  return { ...named, ...adviseOnUngiven(text, given) };
}

function describeUnknown({ cells, table }: Cell, name: string, object: Record<string, unknown>): FoundHere {
  const near = nearestName(name, Object.keys(cells));
  return {
    found: 'an unknown entry',
    allowed: 'passed on unchecked',
    ...(table && { section: table.section }),
    ...(near && { hint: `Did you mean "${near.name}"?` }),
    ...(near && object[near.name] === undefined && { inPlaceOf: near.name }),
    ...(near?.certain && { fix: { name: near.name } }),
  };
}

/** Whether a text that fits has a control character where none belongs. */
const hasMisplacedControl = (cell: Cell, text: string): boolean =>
  !isPrintable(cell) && misplacedControl(cell).test(text);

/** Whether no text that fits has control characters: digits and letters, codes and patterns have none, and JSON takes none. */
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

function describeControlCharacter(cell: Cell, text: string): FoundHere {
  const character = countCharacters(text.slice(0, text.search(misplacedControl(cell)))) + 1;
  return inSection(cell, `a control character at character ${character}`, 'printable text');
}
