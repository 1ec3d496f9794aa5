export { type Edit, type FixedText, findFixes, fixText } from './fix-text.ts';
export { kinds, resourceOf, resources } from './kinds.ts';
export { type LintOptions, type LintResult, lintText, type ProveOptions, proveText } from './lint-text.ts';
export { findSpan, type LocatedFinding } from './locate-findings.ts';
export { type Names, NEUTRAL_WORDS, type NeutralWord } from './names/names.ts';
export { rules } from './rules.ts';
export type { Syntax } from './source.ts';
export type { HeldPayload, PayloadReader } from './sources/held-payload.ts';
export { loadReader } from './sources/readers.ts';
