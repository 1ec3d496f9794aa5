import { type Failure, fitsText, HeldIssue } from '@pg/type-codes';
import type { IssuePathItem } from 'valibot';
import { type Cell, findCellFailure, isObject, valibotType } from './cell.ts';
import { fits } from './fits.ts';

/** At least one issue. */
export type Issues = [HeldIssue, ...HeldIssue[]];

/** A step of a valibot path, with the values at hand but not shown: see `HeldIssue`. */
class HeldPathItem {
  readonly type: 'object' | 'array';
  readonly origin: 'value' | 'key';
  readonly key: string | number;
  readonly #input: unknown;

  constructor(origin: 'value' | 'key', input: object, key: string | number) {
    this.type = Array.isArray(input) ? 'array' : 'object';
    this.origin = origin;
    this.key = key;
    this.#input = input;
  }

  get input(): unknown {
    return this.#input;
  }

  get value(): unknown {
    return (this.#input as Record<string | number, unknown>)[this.key];
  }
}

const MISSING: Failure = { found: 'missing', allowed: 'required', wrongType: true };

/**
 * Everything that is wrong with a value, in the order of the table's rows; `undefined` where nothing is.
 *
 * It visits the entries that are present, each once, generates no code, and allocates nothing for a value that fits.
 */
export function findIssues(root: Cell, value: unknown): Issues | undefined {
  const issues = find(root, value);
  // The paths grew on the way back from the values to the root.
  if (issues) for (const { path } of issues) path?.reverse();
  return issues;
}

function find(cell: Cell, value: unknown): Issues | undefined {
  // Most values are texts, and most of them fit.
  if (cell.kind === 'text' && typeof value === 'string' && fitsText(cell, value)) return undefined;
  if (cell.kind === 'object' && isObject(value)) return findInEntries(cell, value);
  if (cell.kind === 'list' && Array.isArray(value)) return findInItems(cell, value);
  return fits(cell, value) ? undefined : [cellIssue(cell, findCellFailure(cell, value) as Failure, value)];
}

const cellIssue = (cell: Cell, failure: Failure, value: unknown): HeldIssue =>
  new HeldIssue(valibotType(cell), cell.row?.[0], failure, value);

/** The issues of one entry, and the place of its row in the table. */
interface Unfit {
  readonly row: number;
  readonly issues: Issues;
}

// No closure here may use `value`: what a closure captures lies on the heap, and V8 then can't tell that `value` is the
// object whose names it goes through, and looks up every entry by its name.
function findInEntries(cell: Cell, value: Record<string, unknown>): Issues | undefined {
  const { cells, demands, furtherDemands } = cell;
  let demanded = demands.length;
  let unfit: Unfit[] | undefined;
  for (const name in value) {
    const entry = cells[name];
    if (entry === undefined) continue;
    const entryValue = value[name];
    const issues = find(entry, entryValue);
    const counts = issues && (entryValue !== undefined || entry.required);
    if (counts) unfit = add(unfit, entry, stepInto(issues, value, name));
    if (entry.required) demanded--;
  }
  if (demanded > 0 || furtherDemands) unfit = addMissing(unfit, cell, value);
  return unfit && joinAll(unfit);
}

function findInItems({ item }: Cell, values: readonly unknown[]): Issues | undefined {
  let all: Issues | undefined;
  for (let i = 0; item !== undefined && i < values.length; i++) {
    const issues = find(item, values[i]);
    if (issues) all = join(all, stepInto(issues, values, i));
  }
  return all;
}

function addMissing(unfit: Unfit[] | undefined, cell: Cell, value: Record<string, unknown>): Unfit[] | undefined {
  let all = unfit;
  for (const name of new Set([...cell.demands, ...(cell.furtherDemands?.(value) ?? [])])) {
    // An `undefined` that its own row requires has its issue already.
    if (value[name] !== undefined || (name in value && cell.cells[name]?.required)) continue;
    const issue = cellIssue(cell, MISSING, undefined);
    issue.path = [new HeldPathItem('key', value, name) as IssuePathItem];
    all = add(all, cell.cells[name] as Cell, [issue]);
  }
  return all;
}

/** Adds the step from an object or a list to the value that the issues are of. */
function stepInto(issues: Issues, parent: object, key: string | number): Issues {
  const step = new HeldPathItem('value', parent, key) as IssuePathItem;
  for (const issue of issues) {
    if (issue.path) issue.path.push(step);
    else issue.path = [step];
  }
  return issues;
}

function add(unfit: Unfit[] | undefined, { order: row }: Cell, issues: Issues): Unfit[] {
  if (unfit === undefined) return [{ row, issues }];
  // Sorted in as it comes: most payloads are nearly in the order of the table.
  let place = unfit.length;
  for (; place > 0 && (unfit[place - 1] as Unfit).row > row; place--) unfit[place] = unfit[place - 1] as Unfit;
  unfit[place] = { row, issues };
  return unfit;
}

function joinAll(unfit: readonly Unfit[]): Issues | undefined {
  let all: Issues | undefined;
  for (const { issues } of unfit) all = join(all, issues);
  return all;
}

function join(all: Issues | undefined, issues: Issues): Issues {
  if (all === undefined) return issues;
  for (const issue of issues) all.push(issue);
  return all;
}
