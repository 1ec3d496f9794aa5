import { type Failure, HeldIssue, type IssuePath } from '@pg/type-codes';
import type { Config, IssuePathItem } from 'valibot';
import { type Cell, findCellFailure, isObject, valibotType } from './cell.ts';
import { fits } from './fits.ts';

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

/** Walks a value that doesn't fit once more and says everything that is wrong, in the order of the table's rows. */
export function collectIssues(root: Cell, input: unknown, config: Config<HeldIssue>): [HeldIssue, ...HeldIssue[]] {
  const issues: HeldIssue[] = [];
  const path: IssuePathItem[] = [];

  const add = (cell: Cell, failure: Failure, value: unknown, last?: IssuePathItem): void => {
    const whole = last === undefined ? path : [...path, last];
    const issuePath = whole.length === 0 ? undefined : ([...whole] as IssuePath);
    issues.push(new HeldIssue(valibotType(cell), cell.row?.[0], failure, value, issuePath));
  };
  const isDone = (): boolean => config.abortEarly === true && issues.length > 0;

  const visit = (cell: Cell, value: unknown): void => {
    const failure = findCellFailure(cell, value);
    if (failure) add(cell, failure, value);
    else if (isObject(value)) visitEntries(cell, value);
    else if (cell.item && Array.isArray(value)) visitItems(cell.item, value);
  };
  const enter = (cell: Cell, parent: object, key: string | number): void => {
    path.push(new HeldPathItem('value', parent, key) as IssuePathItem);
    visit(cell, (parent as Record<string | number, unknown>)[key]);
    path.pop();
  };
  const visitEntries = (cell: Cell, value: Record<string, unknown>): void => {
    for (const name of unfitNames(cell, value)) {
      if (isDone()) return;
      const entry = cell.cells[name];
      if (entry === undefined) continue;
      if (name in value) enter(entry, value, name);
      else add(cell, MISSING, undefined, new HeldPathItem('key', value, name) as IssuePathItem);
    }
  };
  const visitItems = (item: Cell, values: readonly unknown[]): void => {
    for (let i = 0; i < values.length && !isDone(); i++) {
      if (!fits(item, values[i])) enter(item, values, i);
    }
  };

  visit(root, input);
  return issues as [HeldIssue, ...HeldIssue[]];
}

function unfitNames(cell: Cell, value: Record<string, unknown>): string[] {
  const further = cell.furtherDemands?.(value) ?? [];
  const isUnfit = (name: string): boolean => {
    const entry = cell.cells[name] as Cell;
    if (!(name in value)) return entry.required || further.includes(name);
    return (value[name] !== undefined || entry.required) && !fits(entry, value[name]);
  };
  return Object.keys(cell.cells).filter(isUnfit);
}
