import { isObject } from './cell.ts';
import { type Finding, type Found, type Path, toFinding } from './finding.ts';
import { inspect, type Report } from './inspect.ts';
import type { Profile } from './profile.ts';
import { findProfileEntries, profileEntry } from './profile-entries.ts';
import type { Rule, RuleContext } from './rule.ts';
import { schemaCell } from './schema-cell.ts';
import type { Table } from './table.ts';
import type { AnySchema } from './table-schema.ts';

/** A kind of payload: what it is called, its schema, its tables and its rules. */
export interface Resource {
  /** The name by which the command and its reports call it: `session-request`. */
  readonly kind: string;
  /** Where it stands in a request: `parameters.card`; empty for a request itself. */
  readonly at: string;
  readonly schema: AnySchema;
  /** Its tables, in the document's order. */
  readonly tables: readonly Table[];
  /** Names that no table lists but by which people's payloads of this kind are recognised too. */
  readonly telltale?: RegExp;
  /** Its rules, beyond those that apply to every row. */
  readonly rules: readonly Rule[];
  /** Other resources inside it, whose rules look at them alone. */
  readonly parts?: readonly ResourcePart[];
}

/** A resource inside another one. */
export interface ResourcePart {
  /** Where it stands in the other one. */
  readonly path: Path;
  readonly resource: Resource;
}

/** How a payload is checked. */
export interface CheckOptions {
  /** What the merchant's account manager said. */
  readonly profile?: Profile;
}

/**
 * Checks a payload against the rows and the rules of its resource.
 *
 * @returns What was found, rules across entries first; an empty list for a payload without a finding.
 * @throws {ProfileError} where the profile names an entry that no table has.
 */
export function check(resource: Resource, payload: unknown, { profile = {} }: CheckOptions = {}): Finding[] {
  const findings: Finding[] = [];
  const report = (rule: Rule, found: Found): void => {
    findings.push(toFinding(rule, found));
  };
  const cell = schemaCell(resource.schema);
  if (cell === undefined) throw new TypeError(`${resource.kind}: its schema is not made of tables`);
  runRules(resource, payload, { profile }, report);
  for (const found of findProfileEntries(resource, cell, payload, profile)) report(profileEntry, found);
  // Where a rule knows what an unknown name or value is, the walk need not wonder at it.
  const known = findings.map(({ path }) => path);
  inspect(cell, payload, (rule, found) => {
    const wonders = rule.id === 'unknown-entry' || rule.id === 'given-value';
    if (!wonders || !known.some((path) => isSamePath(path, found.path))) report(rule, found);
  });
  return findings;
}

const isSamePath = (a: Path, b: Path): boolean => a.length === b.length && a.every((step, i) => step === b[i]);

function runRules({ rules, parts = [] }: Resource, payload: unknown, context: RuleContext, report: Report): void {
  if (!isObject(payload)) return;
  for (const rule of rules) {
    for (const found of rule.check?.(payload, context) ?? []) report(rule, found);
  }
  for (const { path, resource } of parts) {
    const inPart: Report = (rule, found) => report(rule, { ...found, path: [...path, ...found.path] });
    runRules(resource, descend(payload, path), context, inPart);
  }
}

function descend(payload: unknown, path: Path): unknown {
  let part = payload;
  for (const step of path) part = isObject(part) && Object.hasOwn(part, step) ? part[step] : undefined;
  return part;
}
