/** A JSON Schema: the keywords that are read here by name, and any other. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly title?: string;
  readonly enum?: readonly string[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** Of 2020-12 alone: what the text in a text says. */
  readonly contentSchema?: JsonSchema;
}

/** Conditions of which at most one holds. Generators of types read `if` as a remark, but make unknown of an `allOf` of them. */
export const oneOfConditions = (conditions: readonly JsonSchema[]): JsonSchema =>
  conditions.reduceRight((others, each) => (Object.keys(others).length > 0 ? { ...each, else: others } : each), {});
