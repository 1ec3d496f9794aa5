import { lintText, resourceOf } from '@pg/lint';
import { readForm, readJson } from '@pg/nested-text';
import {
  type CheckOptions,
  check,
  type Finding,
  type Profile,
  ProfileError,
  type Resource,
  type Row,
  readFormText,
  table,
  tableSchema,
} from '@pg/rule-kit';
import { findFailure, parseTypeCode, TypeCodeSyntaxError } from '@pg/type-codes';
import type { Question, Told } from './question.ts';

export function answer(question: Question): readonly Told[] | undefined {
  try {
    return ask(question);
  } catch (error) {
    // These tell users that what they gave is wrong; anything else is a failure of ours.
    if (error instanceof ProfileError || error instanceof TypeCodeSyntaxError) return [refusal(error)];
    throw error;
  }
}

const refusal = ({ name, message }: Error): Told => ({ rule: name, severity: 'error', path: [], words: message });

function ask(question: Question): readonly Told[] | undefined {
  switch (question.of) {
    case 'kind':
      return askKind(question);
    case 'file':
      return askFile(question);
    case 'type-code':
      return askTypeCode(question);
    case 'row':
      return askRow(question);
    case 'json':
      return readJson(question.text).problems.map(toToldProblem);
    case 'form':
      return readForm(question.text).problems.map(toToldProblem);
    default:
      return undefined;
  }
}

type Asked<TOf> = Extract<Question, { readonly of: TOf }>;

function askKind({ kind, payload, text, profile }: Asked<'kind'>): Told[] | undefined {
  const resource = resourceOf(kind);
  if (resource === undefined) return undefined;
  const isForm = text !== undefined && resource.text === undefined;
  return check(resource, isForm ? readFormText(text).value : (text ?? payload), options(profile)).map(toTold);
}

function askFile({ kind, text, profile }: Asked<'file'>): Told[] | undefined {
  if (kind === undefined) return lintText(text, options(profile)).findings.map(toTold);
  if (resourceOf(kind) === undefined) return undefined;
  return lintText(text, { kind, ...options(profile) }).findings.map(toTold);
}

const options = (profile: Profile | undefined): CheckOptions => (profile ? { profile } : {});

function askTypeCode({ code, value }: Asked<'type-code'>): Told[] {
  const failure = findFailure(parseTypeCode(code).alternatives, value);
  return failure === undefined ? [] : [{ rule: 'type-code', severity: 'error', path: [], words: toWords(failure) }];
}

/** The row is what the question is about: its entry has no name that would tell anybody more. */
function askRow({ row, ...given }: Asked<'row'>): Told[] {
  const payload = 'value' in given ? { entry: given.value } : {};
  return check(rowAlone(row), payload).map((finding) => toTold({ ...finding, path: finding.path.slice(1) }));
}

function rowAlone(row: Row): Resource {
  const rows = table('row', '', { entry: row });
  return { kind: 'row', schema: tableSchema(rows), tables: [rows], rules: [] };
}

const toTold = ({ rule, severity, path, message, hint, section }: Finding): Told => ({
  rule,
  severity,
  path,
  words: toWords({ message, hint, section }),
});

/** Forms are read whatever is wrong with them; that a name stands there twice is an error all the same. */
const toToldProblem = ({ kind, path, found, allowed, hint }: Problem): Told => ({
  rule: kind,
  severity: DOUBTS.has(kind) ? 'warning' : 'error',
  path,
  words: toWords({ found, allowed, hint }),
});

type Problem = ReturnType<typeof readJson>['problems'][number] | ReturnType<typeof readForm>['problems'][number];

const DOUBTS: ReadonlySet<string> = new Set<Problem['kind']>(['empty-entry', 'lone-text', 'lone-plus']);

const toWords = (said: object): string => JSON.stringify(said);
