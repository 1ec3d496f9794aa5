export { kinds, resourceOf } from './kinds.ts';
export { type LintOptions, type LintResult, lintText, type ProveOptions, proveText } from './lint-text.ts';
export type { LocatedFinding } from './locate-findings.ts';
export { rules } from './rules.ts';
export type { Syntax } from './source.ts';
