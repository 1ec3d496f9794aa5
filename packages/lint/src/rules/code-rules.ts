import codeRules from './code-rules.json' with { type: 'json' };

/** The rules whose findings have a code, by the code; none for a code that findings of any rule may have. */
export const rulesByCode: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(codeRules));
