import { findChanges, kinds, type LocatedFinding } from '@pg/lint';
import { type FileConfig, pointerOf } from '@pg/lint/files';
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  CodeActionTriggerKind,
  type Range,
  type TextEdit,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Addition } from './config-edits.ts';
import { rangeOf, type Shown, toDiagnostic } from './diagnostics.ts';
import type { LintedDocument, Workspace } from './workspace.ts';

/** Makes every certain fix, on save too. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.pg-lint`;
/** Sets the kind of the file's payloads to any kind. */
export const SET_KIND = `${CodeActionKind.Source}.setKind.pg-lint`;
/** The command that adds an item to the configuration of a document. */
export const ADD = 'pg-lint.add';

/** The actions for a range of a document. */
export async function actionsAt(
  workspace: Workspace,
  document: TextDocument,
  { range, context: { only, triggerKind } }: Pick<CodeActionParams, 'range' | 'context'>,
  shown: Shown,
): Promise<CodeAction[]> {
  const isWanted = (kind: string): boolean => only?.some((each) => `${kind}.`.startsWith(`${each}.`)) !== false;
  const linted = workspace.find(document);
  const { findings, possibleKind } = await workspace.check(document);
  const here = findings.filter((finding) => overlaps(rangeOf(finding), range));
  const actions: CodeAction[] = [];
  const hasQuickFixes = isWanted(CodeActionKind.QuickFix);
  if (hasQuickFixes) actions.push(...(await quickFixes(linted, document, here, shown)));
  // An editor asks automatically after each move of the cursor.
  const isAsked = only !== undefined || triggerKind !== CodeActionTriggerKind.Automatic;
  // A hash is of no use after a change, so only a person may ask for one.
  const keepsHash = triggerKind !== CodeActionTriggerKind.Invoked;
  if (isAsked && isWanted(FIX_ALL) && findings.length > 0) actions.push(...(await fixAll(linted, document, keepsHash)));
  const asksKind = only !== undefined && isWanted(SET_KIND);
  const offered = asksKind ? kinds : hasQuickFixes && possibleKind ? [possibleKind] : [];
  if (here.length === 0 && offered.length === 0) return actions;
  const config = linted.linter.configOf(linted.file, linted.folder, linted.type);
  if (config === undefined) return actions;
  if (hasQuickFixes) actions.push(...here.map((finding) => suppress(document, finding, config, shown)));
  if (config.kind === undefined) actions.push(...offered.map((kind) => setKind(document, kind, config, asksKind)));
  return actions;
}

async function quickFixes(
  { linter, file, type, text }: LintedDocument,
  document: TextDocument,
  findings: readonly LocatedFinding[],
  shown: Shown,
): Promise<CodeAction[]> {
  if (findings.length === 0) return [];
  const options = await linter.optionsFor(file, text, type);
  if (options === undefined) return [];
  const changes = findChanges(text, findings, options);
  return findings.flatMap((finding, i) =>
    (changes[i] ?? []).map(({ title, edits, isCertain }) => ({
      title,
      kind: CodeActionKind.QuickFix,
      diagnostics: [toDiagnostic(document.uri, finding, shown)],
      isPreferred: isCertain,
      edit: {
        changes: {
          [document.uri]: edits.map(({ start, end, text: newText }) => ({
            range: { start: document.positionAt(start), end: document.positionAt(end) },
            newText,
          })),
        },
      },
    })),
  );
}

async function fixAll(
  { linter, file, type, text }: LintedDocument,
  document: TextDocument,
  keepsHash: boolean,
): Promise<CodeAction[]> {
  const { text: fixed, fixes, breaksHash } = await linter.fixText(file, text, keepsHash, type);
  if (fixes === 0) return [];
  return [
    {
      title: `Make all certain fixes (${fixes})${breaksHash ? ', and compute the hash again' : ''}`,
      kind: FIX_ALL,
      edit: { changes: { [document.uri]: changedLines(text, fixed) } },
    },
  ];
}

/** Fixes never add or remove lines. */
function changedLines(before: string, after: string): TextEdit[] {
  const fixed = after.split(LINE_END);
  return before.split(LINE_END).flatMap((text, line): TextEdit[] => {
    const newText = fixed[line] ?? '';
    if (newText === text) return [];
    return [{ range: { start: { line, character: 0 }, end: { line, character: text.length } }, newText }];
  });
}

const LINE_END = /\r\n?|\n/;

const DAYS = 30;

function suppress(document: TextDocument, finding: LocatedFinding, { files }: FileConfig, shown: Shown): CodeAction {
  const { rule, path } = finding;
  const until = new Date(Date.now() + DAYS * 86_400_000).toISOString().slice(0, 10);
  const pointer = pointerOf(path);
  const item = { files, rule, ...(pointer !== '' && { pointer }), reason: `to be fixed by ${until}`, until };
  return {
    ...adding(document, `Suppress ${rule} here until ${until}`, { list: 'suppressions', item }),
    kind: CodeActionKind.QuickFix,
    diagnostics: [toDiagnostic(document.uri, finding, shown)],
  };
}

const setKind = (document: TextDocument, kind: string, { files }: FileConfig, isAsked: boolean): CodeAction => ({
  ...adding(document, `Check this file as ${kind}`, { list: 'overrides', item: { files: [files], kind } }),
  kind: isAsked ? SET_KIND : CodeActionKind.QuickFix,
});

/** The server does it: not every editor can change a file that is not open. */
const adding = ({ uri }: TextDocument, title: string, { list, item }: Addition): CodeAction => ({
  title,
  command: { title, command: ADD, arguments: [uri, list, item] },
});

const overlaps = (a: Range, b: Range): boolean => !isBefore(a.end, b.start) && !isBefore(b.end, a.start);

const isBefore = (a: Range['start'], b: Range['start']): boolean =>
  a.line < b.line || (a.line === b.line && a.character < b.character);
