import type { Payload, Resource, ResourceText, Rule, Table, VerifyOptions } from '@pg/rule-kit';
import type { tokenMessages } from '../messages.ts';

/** The structure and the rules of a wallet's token, without what verifies it. */
export interface TokenStructure {
  readonly wallet: string;
  /** The type of the token that the wallet returns. */
  readonly gives: 'object' | 'string';
  /** The tables of its shapes. Their names identify the token. */
  readonly tables: readonly Table[];
  /** The tables of objects inside the token, which people send alone. */
  readonly parts: readonly Table[];
  /** Objects that people send instead of the token. */
  readonly wrongObjects: readonly WrongObject[];
  readonly resource: <TOptions extends VerifyOptions, TCode extends string>(
    parts: TokenParts<TOptions, TCode>,
  ) => Resource<TOptions, TCode>;
}

/** The parts of a token's resource that are the same for all wallets. */
export interface TokenParts<TOptions extends VerifyOptions, TCode extends string>
  extends Pick<Resource<TOptions, TCode>, 'whole' | 'messages' | 'verification'> {
  readonly text: ResourceText;
  /** How to read a JSON string inside the token. */
  readonly partText: ResourceText;
}

/** An object that people send instead of a token. */
export interface WrongObject {
  readonly rule: Rule;
  /** The name of a field that identifies the object; `undefined` if it is another object. */
  readonly findField: (payload: Payload) => string | undefined;
  readonly code: keyof typeof tokenMessages;
}
