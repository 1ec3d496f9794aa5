import type { CustomMessages, Message } from '@pg/type-codes';
import type { RuleViolation } from '../findings/finding.ts';
import type { Path } from '../findings/path.ts';
import type { Table } from '../rows/table.ts';
import type { AnySchema } from '../schema/field-spec-of.ts';
import type { Profile } from './profile.ts';
import type { Payload, Rule, RuleContext } from './rule.ts';
import type { TableCode } from './table-messages.ts';

/**
 * A kind of payload: its name, its schema, its tables and its rules.
 *
 * @typeParam TOptions The options of `prove`, such as the keys that verify a wallet's token. All are optional.
 * @typeParam TCode The codes of its messages.
 */
export interface Resource<TOptions extends ProofOptions = ProofOptions, TCode extends string = string> {
  /** Its name in the command and in reports: `session-request`. */
  readonly kind: string;
  /** Where it is in a request: `parameters.card`; empty for a request itself. Left out if it is not a part of requests. */
  readonly at?: string;
  /** What messages call the whole payload: "the body". */
  readonly whole: string;
  /** The messages of its rules by code, those of its parts included. */
  readonly messages: Readonly<Record<TCode, Message>>;
  readonly schema: AnySchema;
  /** Its tables, in the document's order. */
  readonly tables: readonly Table[];
  /** Names that no table lists, but that show that a payload is of this kind. */
  readonly telltale?: RegExp;
  /** Whether it allows a field, or a value of a field, that no table lists. */
  readonly allowsUnknown?: (name: string, payload: Payload, context: RuleContext) => boolean;
  /** Whether one of its fields that the schema requires may be missing, because another finding covers it. */
  readonly isOptional?: (name: string, payload: Payload, context: RuleContext) => boolean;
  /** Its rules, beyond those that apply to every row. */
  readonly rules: readonly Rule[];
  /** Other resources inside it. */
  readonly parts?: readonly ResourcePart<TOptions>[];
  /** How it is read, if it is sent as a text. */
  readonly text?: ResourceText;
  /** Checks that need cryptography or a clock. */
  readonly proof?: ResourceProof<TOptions>;
}

/** A resource inside another one. If it is not sent as a text, only its rules run: the outer schema has its rows. */
export interface ResourcePart<TOptions extends ProofOptions = ProofOptions> {
  /** Where it is in the outer one. */
  readonly path: Path;
  readonly resource: Resource<TOptions>;
  /** Whether the value at the path is such a resource, if that depends on another field. */
  readonly when?: (payload: Payload) => boolean;
  /** Whether people put it there by mistake, which a rule reports: schemas do not describe it. */
  readonly isMisplaced?: boolean;
}

/** How a resource that is sent as a text is read. A payload is the text, or the value that was read from it. */
export interface ResourceText {
  /** The rules about the text. */
  readonly rules: readonly Rule[];
  /** Whether a text, or a value, is probably of this kind, though it has a mistake. */
  readonly resembles: (given: unknown) => boolean;
  /** Reads the text, or checks the value that was read from it. Both may be of any kind. */
  readonly read: (given: unknown) => TextReading;
}

/** The value of a text, `undefined` if it can't be read, and what is wrong with the text. */
export interface TextReading {
  readonly value: unknown;
  readonly violations: readonly RuleViolation[];
}

/** Checks of a resource that are asynchronous. */
export interface ResourceProof<TOptions extends ProofOptions = ProofOptions> {
  readonly rules: readonly Rule[];
  /** Finds what is wrong; rejects if the options are invalid. */
  readonly prove: (payload: Payload, options: TOptions) => Promise<readonly RuleViolation[]>;
}

/** How a payload is checked. */
export interface CheckOptions<TCode extends string = string> {
  /** The merchant profile. */
  readonly profile?: Profile | undefined;
  /** Other messages by code, such as in another language. A code that is left out has our own message. */
  readonly messages?: CustomMessages<TCode | TableCode> | undefined;
}

/** How a payload is proven. */
export interface ProofOptions extends CheckOptions {
  /** The current time in milliseconds since 1970; the clock's, if left out. */
  readonly now?: number | undefined;
}
