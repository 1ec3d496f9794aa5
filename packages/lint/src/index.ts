export { type Edit, type FixedText, findFixes, fixText } from './fix-text.ts';
export { kinds, resources } from './kinds.ts';
export { type LintOptions, type LintResult, lintText, type ProveOptions, proveText } from './lint-text.ts';
export { findSpan, type LocatedFinding } from './locate-findings.ts';
export { rules } from './rules.ts';
export type { Syntax } from './source.ts';
