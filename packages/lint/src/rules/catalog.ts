import { cardParamsType } from '@pg/card-params';
import { formMessages, type JsonCode, jsonMessages, MAX_LEVELS, MAX_VALUES, type Span } from '@pg/nested-text';
import {
  type CustomMessages,
  type FindingOf,
  type Params,
  type Path,
  type PayloadType,
  tableMessages,
  type Violation,
} from '@pg/rule-kit';
import { type Sentences, sentencesOf } from '@pg/rule-kit/internal';
import { saleType } from '@pg/sale-form';
import { sessionType } from '@pg/session-request';
import { messages as walletMessages } from '@pg/wallet-tokens';
import { type FileCode, type FileRuleId, fileMessages, fileRules } from './file-rules.ts';

/** All messages of findings, by code: of every kind of payload, of JSON and forms, of files. */
export const messages = {
  ...tableMessages,
  ...jsonMessages,
  ...formMessages,
  ...cardParamsType.messages,
  ...sessionType.messages,
  ...saleType.messages,
  ...walletMessages,
  ...fileMessages,
};

/** The messages of all findings, by code. */
export type LintMessages = typeof messages;

/** A finding of any kind. */
export type Finding = FindingOf<LintMessages>;

/** The sentences of findings about a payload type. If that is unknown, the payload is called "the file". */
export function sentencesFor(payloadType: PayloadType | undefined, custom?: CustomMessages): Sentences {
  const { catalogs, whole, show } = sentencesOf(payloadType ?? { messages: {}, whole: 'the file' });
  // The command has its own words for some codes.
  return { catalogs: [custom, fileMessages, ...catalogs, jsonMessages], whole, show };
}

/** A violation about a file, and not about a field of its payload. */
export const fileViolation = (
  rule: FileRuleId,
  code: FileCode | JsonCode,
  params: Params = {},
  path: Path = [],
): Violation => ({ rule: fileRules[rule], path, code, params });

/** Why a part of a file can't be read, and where. */
export interface ReadProblem extends Span {
  readonly rule: FileRuleId;
  readonly code: FileCode | JsonCode;
  readonly params?: Params;
}

export const TOO_DEEP = { rule: 'too-deep', code: 'too-deep', params: { max: MAX_LEVELS } } as const;

/** Ends the reading of a file, at the start of what is not read. */
export const TOO_MANY_VALUES = {
  rule: 'too-many-values',
  code: 'too-many-values',
  params: { max: MAX_VALUES / 1e6 },
  start: 0,
  end: 1,
} as const satisfies ReadProblem;
