import type { Found, Rule, RuleFound } from '@pg/rule-kit';

/** What was found, as that of one rule. */
export const foundBy = (rule: Rule, all: readonly Found[]): RuleFound[] => all.map((found) => ({ rule, found }));
