import type { Payload, ProofOptions, Resource, ResourceProof, ResourceText, Rule, Table } from '@pg/rule-kit';
import { isObject } from '@pg/rule-kit';
import type { formatMessages } from '../messages/format-messages.ts';
import type { ProofCode } from '../messages/proof-messages.ts';
import type { TokenCode } from '../messages/token-messages.ts';
import { type ReadJson, readTokenText } from './read-token-text.ts';
import { makeRecognition, type Recognition } from './recognition.ts';
import { tokenTextRules } from './text-rules.ts';

/** The codes of the checks of a sender, which need no cryptography. */
export type SentTokenCode = keyof typeof formatMessages | TokenCode;

/** All codes of a token, including those that need cryptography. */
export type ProvenTokenCode = SentTokenCode | ProofCode;

/** The structure and the rules of a wallet's token, without proofs. */
export interface TokenStructure {
  readonly wallet: string;
  /** The tables of its shapes. Their names identify the token. */
  readonly tables: readonly Table[];
  /** The tables of objects inside the token, which people send alone. */
  readonly parts: readonly Table[];
  /** Objects that people send instead of the token. */
  readonly wrongObjects: readonly WrongObject[];
  readonly resource: <TOptions extends ProofOptions, TCode extends string>(
    parts: TokenParts<TOptions, TCode>,
  ) => Resource<TOptions, TCode>;
}

/** The parts of a token's resource that are the same for all wallets. */
export interface TokenParts<TOptions extends ProofOptions, TCode extends string>
  extends Pick<Resource<TOptions, TCode>, 'whole' | 'messages' | 'proof'> {
  readonly text: ResourceText;
  /** How to read a JSON string inside the token. */
  readonly partText: ResourceText;
}

/** An object that people send instead of a token. */
export interface WrongObject {
  readonly rule: Rule;
  /** The name of a field that identifies the object; `undefined` if it is another object. */
  readonly findField: (payload: Payload) => string | undefined;
  readonly code: TokenCode;
}

/**
 * Makes the resource of a wallet's token.
 *
 * @param all The structures of all wallets, to recognize another wallet's token.
 * @param messages The messages of formats and rules and, with `proof`, those of the proof.
 * @param proof The checks that need cryptography or a clock. Senders omit it.
 */
// @__NO_SIDE_EFFECTS__
export function tokenResource<TOptions extends ProofOptions, TCode extends string>(
  structure: TokenStructure,
  all: readonly TokenStructure[],
  readJson: ReadJson,
  messages: Resource<TOptions, TCode>['messages'],
  proof?: ResourceProof<TOptions>,
): Resource<TOptions, TCode> {
  const read: ResourceText['read'] = (given) =>
    typeof given === 'string' ? readTokenText(given, readJson) : { value: given, violations: [] };
  const partText = { rules: [], resembles: () => false, read };
  const text = tokenText(structure, all, read);
  return structure.resource({ whole: 'the token', messages, text, partText, ...(proof && { proof }) });
}

function tokenText(own: TokenStructure, all: readonly TokenStructure[], read: ResourceText['read']): ResourceText {
  let made: Recognition | undefined;
  const recognition = (): Recognition => {
    made ??= makeRecognition(own, all);
    return made;
  };
  return {
    rules: tokenTextRules,
    resembles(given) {
      const { findWrongObject, hasNames } = recognition();
      if (typeof given === 'string') return hasNames(given);
      return isObject(given) && findWrongObject(given) !== undefined && hasNames(JSON.stringify(given));
    },
    read(given) {
      const reading = read(given);
      if (!isObject(reading.value)) return reading;
      const violation = recognition().findWrongObject(reading.value) ?? recognition().findNonToken(reading.value);
      return violation ? { value: undefined, violations: [...reading.violations, violation] } : reading;
    },
  };
}
