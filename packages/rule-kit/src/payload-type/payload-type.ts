import type { Violation } from '../findings/finding.ts';
import type { Path } from '../findings/path.ts';
import type { NamedFields, Names } from '../names/names.ts';
import type { Table } from '../rows/table.ts';
import type { Payload, Rule, RuleContext } from '../rules/rule.ts';
import type { Profile, ProfileFields } from '../settings/profile.ts';
import type { CustomMessages, Messages } from '../words/messages.ts';
import type { TableMessages } from './table-messages.ts';

/**
 * A kind of payload: its name, its table and its rules.
 *
 * @typeParam TOptions The options of `check`: its own profile and names.
 * @typeParam TMessages Its messages.
 */
export interface PayloadType<
  TOptions extends CheckOptions = CheckOptions,
  TMessages extends Messages = Messages,
  TTable extends Table = Table,
> {
  /** Its name in reports: `parcel`. */
  readonly name: string;
  /** Its path in a request: `parameters.card`; empty for a request itself. Left out if it is not a part of requests. */
  readonly at?: string;
  /** The name of the whole payload in messages: "the body". */
  readonly whole: string;
  /** The messages of its rules and of its parts' rules, by code. */
  readonly messages: TMessages;
  /** The table of its fields, with the tables inside. */
  readonly table: TTable;
  /** The tables that the reference shows, in the document's order; by default `table` and those inside it. */
  readonly tables?: readonly Table[];
  /** Matches names that no table lists, but that only payloads of this kind have. */
  readonly distinctiveName?: RegExp;
  /** Whether it allows a field or value that no table lists. */
  readonly allowsUnknown?: (name: string, payload: Payload, context: RuleContext) => boolean;
  /** Whether one of its fields that the schema requires may be missing, because another finding covers it. */
  readonly isOptional?: (name: string, payload: Payload, context: RuleContext) => boolean;
  /** The fields of the merchant profile that its rules read. */
  readonly profile?: ProfileFields;
  /** The words that a live service has other names for. */
  readonly names?: NamedFields;
  /** Its rules across fields. */
  readonly rules: readonly Rule[];
  /** Other payload types inside it. */
  readonly parts?: readonly PayloadPart[];
  /** Reads it, if it is sent as a text. */
  readonly text?: SentAsText;
  /** It has no value: it is only the type of the options of `check`. */
  readonly options?: TOptions;
}

/**
 * The payload type of a whole request: what `parse` and `safeParse` take.
 *
 * @typeParam TBody The type of a valid body.
 * @typeParam TNamed The fields that have words.
 */
export interface RequestType<
  TBody = unknown,
  TNamed extends string = string,
  TOptions extends CheckOptions = CheckOptions,
  TMessages extends Messages = Messages,
  TTable extends Table = Table,
> extends PayloadType<TOptions, TMessages, TTable> {
  /** Its name in errors: "parcel request". */
  readonly request: string;
  readonly names?: NamedFields<TNamed>;
  /** It has no value: it is only the type of a valid body. */
  readonly body?: TBody;
}

/** A payload type inside another one. If it is not sent as a text, only its rules run: the outer schema checks its rows. */
export interface PayloadPart {
  readonly path: Path;
  readonly payloadType: PayloadType;
  /** Whether the value at the path is such a payload type, if that depends on another field. */
  readonly when?: (payload: Payload) => boolean;
  /** Whether it is a common mistake to put it there. A rule reports it; schemas do not describe it. */
  readonly isMisplaced?: boolean;
}

/** A payload type that is sent as a text. A payload is the text, or the value that was read from it. */
export interface SentAsText {
  /** The rules about the text. */
  readonly rules: readonly Rule[];
  /** The hint about fields inside it, if its values must not be edited. */
  readonly hint?: string;
  /** Whether a text, or a value, is probably of this kind, though it has a mistake. */
  readonly resembles: (given: unknown) => boolean;
  /** Reads the text, or checks the value that was read from it. `given` may be anything. */
  readonly read: (given: unknown) => TextReading;
}

/** The value of a text, `undefined` if it can't be read, and the violations of the text. */
export interface TextReading {
  readonly value: unknown;
  readonly violations: readonly Violation[];
}

/** The tables of a payload type that have rows, in the document's order. */
export const tablesOf = ({
  table,
  tables = tablesIn(table),
}: Pick<PayloadType, 'table' | 'tables'>): readonly Table[] => tables;

function tablesIn(table: Table): readonly Table[] {
  const { rows, nested = {}, alternatives } = table;
  const inside = [...(alternatives?.tables ?? []), ...Object.values(nested).map((each) => each.table)];
  return [...new Set([...(Object.keys(rows).length > 0 ? [table] : []), ...inside.flatMap(tablesIn)])];
}

export interface CheckOptions<TMessages extends Messages = Messages> {
  /**
   * How many findings are listed; the others are counted in findings with `times`. By default, 10,000, or 1,000 for what is sent
   * or received. It limits time and memory.
   */
  readonly maxFindings?: number | undefined;
  /** The merchant profile. */
  readonly profile?: Profile | undefined;
  /** The live service's names, if the payload has them instead of the document's words. */
  readonly names?: Names | undefined;
  /** Custom messages by code, such as in another language. Other codes keep our own message. */
  readonly messages?: CustomMessages<TMessages & TableMessages> | undefined;
}

/** The options of `check` for a payload type: its own profile, names and codes. */
export type OptionsOf<TOptions extends CheckOptions, TMessages extends Messages> = Omit<TOptions, 'messages'> &
  Pick<CheckOptions<TMessages>, 'messages'>;
