import { cardParams } from '@pg/card-params';
import { formMessages, jsonMessages } from '@pg/nested-text';
import {
  type CustomMessages,
  type Params,
  type Path,
  type Resource,
  type RuleViolation,
  tableMessages,
  type Wording,
  wordingOf,
} from '@pg/rule-kit';
import { saleForm } from '@pg/sale-form';
import { sessionRequest } from '@pg/session-request';
import { messages as walletMessages } from '@pg/wallet-tokens';
import { type FileRuleId, fileRules } from './file-rules.ts';
import { type FileCode, fileMessages } from './messages.ts';

/** All messages of findings, by code: of every kind of payload, of JSON and forms, of files. */
export const messages = {
  ...tableMessages,
  ...jsonMessages,
  ...formMessages,
  ...cardParams.messages,
  ...sessionRequest.messages,
  ...saleForm.messages,
  ...walletMessages,
  ...fileMessages,
};

/** The code of any finding. */
export type LintCode = keyof typeof messages;

/** The wording for the findings of a resource. If that is unknown, the payload is called "the file". */
export function wordingFor(resource: Resource | undefined, custom?: CustomMessages): Wording {
  const { catalogs, whole } = wordingOf(resource ?? { messages: {}, whole: 'the file' });
  // The command has its own words for some codes.
  return { catalogs: [custom, fileMessages, ...catalogs, jsonMessages], whole };
}

/** A violation about a file, and not about a field of its payload. */
export const fileViolation = (
  rule: FileRuleId,
  code: FileCode | 'byte-order-mark' | 'too-deep',
  params: Params = {},
  path: Path = [],
): RuleViolation => ({ rule: fileRules[rule], violation: { path, code, params } });
