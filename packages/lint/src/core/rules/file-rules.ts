import { type Rule, textRules } from '@pg/rule-kit';

const SECTION = '4 E1 Create a checkout session';

/** The rules of the file itself: whether there is a payload in it, and nothing that would be lost. */
export const fileRules = {
  ...textRules,
  'too-large': {
    id: 'too-large',
    concern: 'text',
    section: SECTION,
    basis: 'stated',
    summary: 'A file has at most 32 MiB, or what `--max-size` says.',
    accepts: [],
    rejects: [],
  },
  'unknown-kind': {
    id: 'unknown-kind',
    concern: 'kind',
    section: '2 Resources and their fields',
    basis: 'stated',
    summary: 'A file that is named is a payload of a known kind; `--kind` says which where its names don’t.',
    accepts: [{ value: '{"descriptor":"Order 1001"}' }, { value: 'action=SALE&brand=naps' }],
    rejects: [{ value: '{"name":"value"}' }, { value: 'name=value' }],
  },
  'kind-name': {
    id: 'kind-name',
    concern: 'text',
    section: '2 Resources and their fields',
    basis: 'stated',
    summary: 'A kind that a file names for one of its payloads, as `pg-lint=KIND` does in Markdown, exists.',
    accepts: [],
    rejects: [],
  },
  'content-type': {
    id: 'content-type',
    concern: 'text',
    section: SECTION,
    basis: 'stated',
    summary: 'A request whose body is a session says in its header that it is JSON.',
    accepts: [
      {
        value: `curl https://pay.example/api/v1/session -H 'Content-Type: application/json' -d '{"methods":["card"]}'`,
      },
    ],
    rejects: [{ value: `curl https://pay.example/api/v1/session -d '{"methods":["card"]}'` }],
  },
  'with-variables': {
    id: 'with-variables',
    concern: 'text',
    section: '2 Resources and their fields',
    basis: 'stated',
    severity: 'info',
    summary: 'A payload with variables, which are filled in when it is sent, is noted: it can’t be checked.',
    accepts: [
      { value: `curl https://pay.example/api/v1/session --json '{"methods":["card"],"operation":"purchase"}'` },
    ],
    rejects: [
      { value: `curl https://pay.example/api/v1/session --json '{"methods":["card"],"operation":"'$OPERATION'"}'` },
    ],
  },
} as const satisfies Record<string, Rule>;

export type FileRuleId = keyof typeof fileRules;

/** The rules of what was not checked, in whole or in part: nothing turns them off, or leaves them out as known. */
export const unreadRules: ReadonlySet<string> = new Set([
  'syntax',
  'duplicate-name',
  'too-deep',
  'too-large',
  'unknown-kind',
] satisfies FileRuleId[]);
