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
import { wallet1Settings, wallet1Token, wallet2Settings, wallet2Token } from '@pg/wallet-tokens';
import { type FileRuleId, fileRules } from './file-rules.ts';
import { type FileCode, fileMessages } from './messages.ts';

/** All messages of findings, by code: of every kind of payload, of JSON and forms, of files. */
export const messages = /* @__PURE__ */ (() => ({
  ...tableMessages,
  ...jsonMessages,
  ...formMessages,
  ...cardParams.messages,
  ...sessionRequest.messages,
  ...saleForm.messages,
  ...wallet1Token.messages,
  ...wallet1Settings.messages,
  ...wallet2Token.messages,
  ...wallet2Settings.messages,
  ...fileMessages,
}))();

/** The code of any finding. */
export type LintCode = keyof typeof messages;

/** The wording for the findings of a resource. If that is unknown, the payload is called "the file". */
export function wordingFor(resource: Resource | undefined, custom?: CustomMessages): Wording {
  const { catalogs, whole } = wordingOf(resource ?? { messages: {}, whole: 'the file' }, custom);
  return { catalogs: [...catalogs, fileMessages, jsonMessages], whole };
}

/** A violation about a file, and not about a field of its payload. */
export const fileViolation = (
  rule: FileRuleId,
  code: FileCode | 'byte-order-mark',
  params: Params = {},
  path: Path = [],
): RuleViolation => ({ rule: fileRules[rule], violation: { path, code, params } });
