import type { CheckOptions, Messages, Payload, Resource, ResourceText, Table, Violation } from '@pg/rule-kit';

/** The structure and the rules of a wallet's token. */
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
  readonly resource: <TMessages extends Messages>(parts: TokenParts<TMessages>) => Resource<CheckOptions, TMessages>;
}

/** The parts of a token's resource that are the same for all wallets. */
export interface TokenParts<TMessages extends Messages>
  extends Pick<Resource<CheckOptions, TMessages>, 'whole' | 'messages'> {
  readonly text: ResourceText;
  /** How to read a JSON string inside the token. */
  readonly partText: ResourceText;
}
