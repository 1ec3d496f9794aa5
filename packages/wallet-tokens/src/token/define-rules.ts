import type { Basis, Concern, Params, Path, Rule, RuleDocs, Violation } from '@pg/rule-kit';
import type { TokenCode } from '../messages/token-messages.ts';

type DefineRule = (id: string, section: string, basis: Basis, facts?: Partial<Rule>) => Rule;

/** Rules are made by functions because bundlers remove unused calls, but not unused spreads. */
const ruleAbout =
  (concern: Concern): DefineRule =>
  (id, section, basis, facts) => ({ id, concern, section, basis, ...facts });

export const tokenRule = /* @__PURE__ */ ruleAbout('wallet-tokens');
export const settingRule = /* @__PURE__ */ ruleAbout('wallet-settings');

export const tokenViolation = (path: Path, code: TokenCode, params?: Params): Violation => ({ path, code, params });

/** The docs of a rule: its summary, and payloads that it accepts and rejects. */
type DocsRow = readonly [summary: string, accepts?: readonly unknown[], rejects?: readonly unknown[]];

/** Makes the docs of rules from a table by rule id. */
// @__NO_SIDE_EFFECTS__
export const docsTable = (rows: Readonly<Record<string, DocsRow>>): Readonly<Record<string, RuleDocs>> =>
  Object.fromEntries(
    Object.entries(rows).map(([id, [summary, accepts = [], rejects = []]]) => [
      id,
      { summary, accepts: accepts.map((value) => ({ value })), rejects: rejects.map((value) => ({ value })) },
    ]),
  );
