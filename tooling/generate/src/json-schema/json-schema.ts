export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly title?: string;
  readonly enum?: readonly string[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** The schema of JSON inside a string. Only 2020-12 has it. */
  readonly contentSchema?: JsonSchema;
}

/**
 * Chains conditions of which at most one holds. With an `allOf` of them, type generators would produce `unknown`; they
 * ignore `if`.
 */
export const chainConditions = (conditions: readonly JsonSchema[]): JsonSchema =>
  conditions.reduceRight((others, each) => (Object.keys(others).length > 0 ? { ...each, else: others } : each), {});
