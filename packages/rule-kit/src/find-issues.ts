import { type Failure, fitsNumber, fitsText, HeldIssue, type IssuePath } from '@pg/type-codes';
import type { IssuePathItem } from 'valibot';
import { type Cell, describeMisfit, entryAfter, isObject, valibotType } from './cell.ts';
import { fits } from './fits.ts';

/** At least one issue. */
export type Issues = [HeldIssue, ...HeldIssue[]];

/**
 * Everything that is wrong with a value, in the order of the table's rows; `undefined` where nothing is.
 *
 * It visits the entries that are present, each once, generates no code, and allocates nothing for a value that fits.
 */
export function findIssues(root: Cell, value: unknown): Issues | undefined {
  const misfits = findMisfits(root, value);
  if (misfits === undefined) return undefined;
  if (misfits === 'itself') return [issueOf(root, value, describeMisfit(root, value))];
  const issues: HeldIssue[] = [];
  addIssues(issues, misfits, value as object, []);
  return issues as Issues;
}

/** An entry or item that does not fit itself, or has such inside; or one that is missing. */
interface Misfit {
  readonly cell: Cell;
  readonly key: string | number;
  readonly value: unknown;
  readonly wrong: Misfits | 'itself' | 'missing';
}

type Misfits = Misfit[];

const MISSING: Failure = { found: 'missing', allowed: 'required', wrongType: true };

function findMisfits(cell: Cell, value: unknown): Misfits | 'itself' | undefined {
  if (cell.kind === 'object' && isObject(value)) return findInEntries(cell, value);
  if (cell.kind === 'list' && Array.isArray(value)) return findInItems(cell, value);
  return fits(cell, value) ? undefined : 'itself';
}

// No closure here may use `value`: what a closure captures lies on the heap, and V8 then can't tell that `value` is the
// object whose names it goes through, and looks up every entry by its name.
function findInEntries(cell: Cell, value: Record<string, unknown>): Misfits | undefined {
  const { cells, demands, furtherDemands } = cell;
  let misfits: Misfits | undefined;
  let previous = cell.start as Cell;
  for (const name in value) {
    const entryValue = value[name];
    const entry = entryAfter(previous, name, cells);
    if (entry === undefined) continue;
    previous = entry;
    let wrong: Misfit['wrong'] | undefined = 'itself';
    // Most values are texts and numbers, and most of them fit.
    if (entry.kind === 'AN') {
      if (typeof entryValue === 'string' && fitsText(entry, entryValue)) continue;
    } else if (entry.kind === 'N') {
      if (fitsNumber(entry, entryValue)) continue;
    } else wrong = findMisfits(entry, entryValue);
    if (wrong === undefined || (entryValue === undefined && !entry.required)) continue;
    misfits = add(misfits, { cell: entry, key: name, value: entryValue, wrong });
  }
  return furtherDemands === undefined && hasAll(value, demands) ? misfits : addMissing(misfits, cell, value);
}

function findInItems({ item }: Cell, values: readonly unknown[]): Misfits | undefined {
  let misfits: Misfits | undefined;
  for (let i = 0; item !== undefined && i < values.length; i++) {
    const wrong = findMisfits(item, values[i]);
    if (wrong !== undefined) misfits = add(misfits, { cell: item, key: i, value: values[i], wrong });
  }
  return misfits;
}

// A counting loop makes no closure, see above.
function hasAll(value: Record<string, unknown>, names: readonly string[]): boolean {
  for (let i = 0; i < names.length; i++) {
    if (value[names[i] as string] === undefined) return false;
  }
  return true;
}

function addMissing(misfits: Misfits | undefined, cell: Cell, value: Record<string, unknown>): Misfits | undefined {
  let all = misfits;
  for (const name of new Set([...cell.demands, ...(cell.furtherDemands?.(value) ?? [])])) {
    const missing = cell.cells[name] as Cell;
    // An `undefined` that its own row requires is a misfit already.
    if (value[name] !== undefined || (name in value && missing.required)) continue;
    all = add(all, { cell: missing, key: name, value: undefined, wrong: 'missing' });
  }
  return all;
}

/** Sorts a misfit in as it comes: most payloads are nearly in the order of the table. */
function add(misfits: Misfits | undefined, misfit: Misfit): Misfits {
  if (misfits === undefined) return [misfit];
  let place = misfits.length;
  for (; place > 0 && (misfits[place - 1] as Misfit).cell.order > misfit.cell.order; place--) {
    misfits[place] = misfits[place - 1] as Misfit;
  }
  misfits[place] = misfit;
  return misfits;
}

function addIssues(issues: HeldIssue[], misfits: Misfits, parent: object, path: readonly IssuePathItem[]): void {
  for (const { cell, key, value, wrong } of misfits) {
    const step = new HeldPathItem(wrong === 'missing' ? 'key' : 'value', parent, key) as IssuePathItem;
    const steps = append(path, step);
    if (wrong === 'missing') issues.push(issueOf(cell, undefined, MISSING, steps));
    else if (wrong === 'itself') issues.push(issueOf(cell, value, describeMisfit(cell, value), steps));
    else addIssues(issues, wrong, value as object, steps);
  }
}

/** A path and one step more. `[...path, step]` would leave room for sixteen more steps on each path. */
function append(path: readonly IssuePathItem[], step: IssuePathItem): IssuePath {
  const longer = new Array<IssuePathItem>(path.length + 1);
  for (let i = 0; i < path.length; i++) longer[i] = path[i] as IssuePathItem;
  longer[path.length] = step;
  return longer as IssuePath;
}

const issueOf = (cell: Cell, value: unknown, failure: Failure, path?: IssuePath): HeldIssue =>
  new HeldIssue(valibotType(cell), cell.row?.[0], failure, value, path);

/** The issue of an entry that its object has to have. */
export const missingIssue = (type: string, parent: object, key: string | number): HeldIssue =>
  new HeldIssue(type, undefined, MISSING, undefined, [new HeldPathItem('key', parent, key) as IssuePathItem]);

/** A step of a valibot path, with the values at hand but not shown: see `HeldIssue`. */
export class HeldPathItem {
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
