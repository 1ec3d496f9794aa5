import type { Messages, Payload, Resource, ResourceText, Table, VerifyOptions, Violation } from '@pg/rule-kit';

/** The structure and the rules of a wallet's token, without what verifies it. */
export interface TokenStructure {
  readonly wallet: string;
  /** The type of the token that the wallet returns. */
  readonly gives: 'object' | 'string';
  /** The tables of its shapes. Their names identify the token. */
  readonly tables: readonly Table[];
  /** The tables of objects inside the token, which people send alone. */
  readonly parts: readonly Table[];
  /** Finds an object that people send instead of the token. */
  readonly findWrongObject: (payload: Payload) => Violation | undefined;
  readonly resource: <TOptions extends VerifyOptions, TMessages extends Messages>(
    parts: TokenParts<TOptions, TMessages>,
  ) => Resource<TOptions, TMessages>;
}

/** The parts of a token's resource that are the same for all wallets. */
export interface TokenParts<TOptions extends VerifyOptions, TMessages extends Messages>
  extends Pick<Resource<TOptions, TMessages>, 'whole' | 'messages' | 'verification'> {
  readonly text: ResourceText;
  /** How to read a JSON string inside the token. */
  readonly partText: ResourceText;
}
