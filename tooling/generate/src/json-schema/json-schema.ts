import type { Mandatory } from '@pg/rule-kit';

/** The keywords that rows need; those that begin with `x-` are for what JSON Schema has no word for. */
export interface JsonSchema {
  $schema?: string;
  $comment?: string;
  title?: string;
  description?: string;
  type?: string;
  enum?: readonly string[];
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  not?: JsonSchema;
  if?: JsonSchema;
  then?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  required?: readonly string[];
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  examples?: readonly unknown[];
  contentMediaType?: string;
  /** Of 2020-12 alone: what the text in a text says. */
  contentSchema?: JsonSchema;
  /** The type as the document writes it. */
  'x-type'?: string;
  /** The document's mark. */
  'x-mandatory'?: Mandatory;
  /** An open list. */
  'x-given'?: readonly string[];
  /** A credential or a signature. */
  'x-secret'?: true;
  /** A value that the document's sample sends against its list, and the listed value that is meant. */
  'x-conflict'?: { readonly value: string; readonly instead: string };
  /** Where the document contradicts itself. */
  'x-quirk'?: string;
}
