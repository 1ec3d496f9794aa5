import { type Finding, type Found, type Path, type Rule, toFinding } from '@pg/rule-kit';

const SECTION = '4 E1 Create a checkout session';

/** The rules of the file itself: whether there is a payload in it, and nothing that would be lost. */
export const fileRules = {
  syntax: {
    id: 'syntax',
    section: SECTION,
    basis: 'stated',
    summary: 'A file can be read, and holds one JSON text in UTF-8 without a byte-order mark.',
    accepts: [],
    rejects: [],
  },
  'duplicate-name': {
    id: 'duplicate-name',
    section: SECTION,
    basis: 'stated',
    summary: 'No object has an entry of the same name twice: one of the two would be lost.',
    marks: 'name',
    accepts: [],
    rejects: [],
  },
  'too-deep': {
    id: 'too-deep',
    section: SECTION,
    basis: 'stated',
    summary: 'Objects and lists are nested in at most 100 levels; no payload of the document needs more than six.',
    accepts: [],
    rejects: [],
  },
  'too-large': {
    id: 'too-large',
    section: SECTION,
    basis: 'stated',
    summary: 'A file has at most 32 MiB, or what `--max-size` says.',
    accepts: [],
    rejects: [],
  },
  'unknown-kind': {
    id: 'unknown-kind',
    section: '2 Resources and their fields',
    basis: 'stated',
    summary: 'A file that is named is a payload of a known kind; `--kind` says which where its names don’t.',
    accepts: [],
    rejects: [],
  },
} as const satisfies Record<string, Rule>;

export type FileRuleId = keyof typeof fileRules;

/** A finding about the file rather than about what its payload says. */
export function fileFinding(rule: FileRuleId, found: Omit<Found, 'path'>, path: Path = []): Finding {
  return toFinding(fileRules[rule], { path, ...found });
}
