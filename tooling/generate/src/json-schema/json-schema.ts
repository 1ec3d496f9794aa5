/** A JSON Schema: the keywords that are read here by name, and any other. Names that begin with `x-` are ours. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly title?: string;
  readonly enum?: readonly string[];
  readonly allOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** Of 2020-12 alone: what the text in a text says. */
  readonly contentSchema?: JsonSchema;
}
