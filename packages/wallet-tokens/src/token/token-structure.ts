import type { Payload, ProofOptions, Resource, ResourceProof, ResourceText, Rule, Table } from '@pg/rule-kit';
import { isObject } from '@pg/rule-kit';
import type { formatMessages } from '../messages/format-messages.ts';
import type { ProofCode } from '../messages/proof-messages.ts';
import type { TokenCode } from '../messages/token-messages.ts';
import { type ReadJson, readTokenText } from './read-token-text.ts';
import { makeRecognition, type Recognition } from './recognition.ts';
import { tokenTextRules } from './text-rules.ts';

/** The codes of a token as a sender checks it. */
export type SentTokenCode = keyof typeof formatMessages | TokenCode;

/** The codes of a token with what takes cryptography. */
export type ProvenTokenCode = SentTokenCode | ProofCode;

/** A wallet's token as a sender checks it: structure and rules. */
export interface TokenStructure {
  readonly wallet: string;
  /** The tables of its shapes, by whose names it is recognized. */
  readonly tables: readonly Table[];
  /** Those of the objects inside it, which people send alone. */
  readonly parts: readonly Table[];
  /** Objects that people send instead of the token. */
  readonly wrongObjects: readonly WrongObject[];
  readonly resource: <TOptions extends ProofOptions, TCode extends string>(
    parts: TokenParts<TOptions, TCode>,
  ) => Resource<TOptions, TCode>;
}

/** What a resource of a token is made of besides its structure. */
export interface TokenParts<TOptions extends ProofOptions, TCode extends string>
  extends Pick<Resource<TOptions, TCode>, 'whole' | 'messages' | 'proof'> {
  readonly text: ResourceText;
  /** The text of a JSON string inside the token. */
  readonly partText: ResourceText;
}

/** An object that people send instead of a token. */
export interface WrongObject {
  readonly rule: Rule;
  /** The name of the field that shows it; `undefined` if it is another object. */
  readonly findField: (payload: Payload) => string | undefined;
  readonly code: TokenCode;
}

/**
 * Makes the resource of a wallet's token.
 *
 * @param all Every wallet's structure: a token of another wallet is reported as such.
 * @param messages Those of the formats and rules; with `proof`, those of the proof too.
 * @param proof What takes cryptography or a clock; a sender leaves it out.
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
      const violation = recognition().findWrongObject(reading.value) ?? recognition().findStranger(reading.value);
      return violation ? { value: undefined, violations: [...reading.violations, violation] } : reading;
    },
  };
}
