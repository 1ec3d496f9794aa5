import type { Budget } from '@pg/nested-text';
import type { EmbeddedPayload } from '../embedded-payload.ts';
import { readRequests } from './http-requests.ts';
import { readCommands } from './shell/curl.ts';

/** A `curl` command as browsers copy it, or as documentation shows it after a prompt. */
const CURL = /^\s*(?:[$%>] +)?curl[ \t\\]/;

/** The start of a command of another program or shell. */
const OTHER_PROGRAMS: readonly (readonly [program: string, start: RegExp])[] = [
  ['cmd.exe', /^\s*curl[ \t][^\n]{0,1000}[ \t]\^(?:"|\r?\n)/],
  [
    'PowerShell',
    /^\s*(?:\$\w[^\n]{0,1000}\n\s*){0,20}(?:\$\w+ *= *)?(?:Invoke-(?:WebRequest|RestMethod)|iwr|irm)[ \t]/i,
  ],
  ['wget', /^\s*(?:[$%>] +)?wget[ \t]/],
  ['HTTPie', /^\s*(?:[$%>] +)?https?[ \t]+(?:-\S{1,100}[ \t]+){0,20}(?:GET|POST|PUT|https?:|\w[\w.-]*\.\w|:)/],
];

/** The program or shell of a command that is not read. */
export const otherProgramOf = (text: string): string | undefined =>
  OTHER_PROGRAMS.find(([, start]) => start.test(text))?.[0];

/** The first line of an HTTP request with a body, as proxies and logs have it. */
const REQUEST_LINE = /^\s*(?:GET|POST|PUT|PATCH|DELETE)[ \t]+\S+(?:[ \t]+HTTP\/[\d.]+)?[ \t]*(?:\r?\n|$)/;

/**
 * Finds the bodies of JSON or a form in a text that starts with a `curl` command, or is an HTTP request.
 *
 * @returns `undefined` for anything else; nothing if such a text has no body, or reads it from a file.
 */
export function findPastedRequest(text: string, budget?: Budget): Iterable<EmbeddedPayload> | undefined {
  if (otherProgramOf(text) !== undefined) return [];
  if (CURL.test(text)) return readCommands(text, budget);
  return REQUEST_LINE.test(text) ? readRequests(text) : undefined;
}
