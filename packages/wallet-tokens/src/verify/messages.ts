import type { Messages } from '@pg/rule-kit';
import { AS_GIVEN } from '../token/messages.ts';

/** What is wrong with a token, as its signatures, its keys or the clock show. */
export const verificationMessages = {
  'other-environment': {
    message: 'the token was made in {made}, but the settings are for {environment}',
    hint: 'Get a token in {environment}, or change the settings to {made}.',
  },
  'other-processing-key': {
    message: '{field} should be the hash of the Processing Private Key, but is the hash of another key',
    hint: 'If the key was replaced, put the private key of the current processing certificate into the settings.',
  },
  'token-from-future': {
    message: 'the token was signed more than {max:minute} after the current time',
    hint: 'Check the clock of this machine.',
  },
  'old-token': {
    message: 'the token was signed more than {max:second} ago',
    hint: 'Get a new token from the wallet: a token is for one payment.',
  },
  'other-digest': {
    message: "{field} does not match this token's data: parts of two tokens were mixed, or one was edited",
    hint: AS_GIVEN,
  },
  'unreadable-signature': {
    message: '{field} is cut off or edited: it cannot be read as a CMS signature',
    hint: AS_GIVEN,
  },
  'not-signed-data': {
    message: '{field} must be a CMS signature (SignedData), but is another structure',
    hint: AS_GIVEN,
  },
  'no-digest': "{field} should have a digest of the token's data; without it, mixed tokens go unnoticed",
  'key-expired': {
    message: '{field} is in the past: the key that signed this token has expired',
    hint: 'Get a new token from the wallet.',
  },
  'not-proven': {
    message: '{field} is not verified: {needs} is not given',
    hint: 'See "Verify it without a secret" in the README of @pg/wallet-tokens.',
  },
  'no-root-signature': {
    message: '{field} does not verify with any of the given root keys',
    hint: 'Send the token exactly as the wallet gave it. If you do, update the root keys, and for ECv1 check the recipient ID.',
  },
  'no-usable-root-key': {
    message: '{field} cannot be verified: none of the given root keys is an unexpired {version} key',
    hint: "Get the current root keys from the wallet provider, those of the token's environment.",
  },
  'no-intermediate-signature': {
    message: '{field} does not verify with the key in signedKey: the token was edited, or is for another recipient',
    hint: 'Send the token exactly as the wallet gave it, and check the recipient ID.',
  },
} as const satisfies Messages;

export type VerificationCode = keyof typeof verificationMessages;
