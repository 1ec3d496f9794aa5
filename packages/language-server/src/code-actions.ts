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
import { type AddToConfig, configEditor } from './config-edits.ts';
import { rangeOf, type Shown, toDiagnostic } from './diagnostics.ts';
import type { LintedDocument, Workspace } from './workspace.ts';

/** Makes every certain fix, on save too. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.pg-lint`;
/** Sets the kind of the file's payloads. */
export const SET_KIND = `${CodeActionKind.Source}.setKind.pg-lint`;

/** What actions depend on. */
export interface ActionContext {
  readonly shown: Shown;
  readonly canCreate: boolean;
  readonly findOpen: (uri: string) => TextDocument | undefined;
}

/** The actions for a range of a document. */
export async function actionsAt(
  workspace: Workspace,
  document: TextDocument,
  { range, context: { only, triggerKind } }: Pick<CodeActionParams, 'range' | 'context'>,
  context: ActionContext,
): Promise<CodeAction[]> {
  const isWanted = (kind: string): boolean => only?.some((each) => `${kind}.`.startsWith(`${each}.`)) !== false;
  const linted = workspace.find(document);
  const { findings, possibleKind } = await workspace.check(document);
  const here = findings.filter((finding) => overlaps(rangeOf(finding), range));
  const actions: CodeAction[] = [];
  if (isWanted(CodeActionKind.QuickFix)) actions.push(...(await quickFixes(linted, document, here, context)));
  // An editor asks automatically after each move of the cursor.
  const isAsked = only !== undefined || triggerKind !== CodeActionTriggerKind.Automatic;
  if (isAsked && isWanted(FIX_ALL) && findings.length > 0) actions.push(...(await fixAll(linted, document)));
  const setsKind = only ? isWanted(SET_KIND) : possibleKind !== undefined;
  if (here.length === 0 && !setsKind) return actions;
  const config = await linted.linter.configOf(linted.file, linted.folder);
  const add = config && (await configEditor(linted, config.path, context.findOpen, context.canCreate));
  if (config === undefined || add === undefined) return actions;
  if (isWanted(CodeActionKind.QuickFix))
    actions.push(...here.map((finding) => suppress(document, finding, config, add, context)));
  if (setsKind && config.kind === undefined) {
    const offered = only && possibleKind === undefined ? kinds : [possibleKind ?? ''];
    actions.push(...offered.map((kind) => setKind(kind, config, add)));
  }
  return actions;
}

async function quickFixes(
  { linter, file, text }: LintedDocument,
  document: TextDocument,
  findings: readonly LocatedFinding[],
  { shown }: ActionContext,
): Promise<CodeAction[]> {
  if (findings.length === 0) return [];
  const options = await linter.optionsFor(file, text);
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

async function fixAll({ linter, file, text }: LintedDocument, document: TextDocument): Promise<CodeAction[]> {
  const { text: fixed, fixes } = await linter.fixText(file, text);
  if (fixes === 0) return [];
  return [
    {
      title: `Make all certain fixes (${fixes})`,
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

function suppress(
  document: TextDocument,
  finding: LocatedFinding,
  { files }: FileConfig,
  add: AddToConfig,
  { shown }: ActionContext,
): CodeAction {
  const { rule, path } = finding;
  const until = new Date(Date.now() + DAYS * 86_400_000).toISOString().slice(0, 10);
  const pointer = pointerOf(path);
  const item = { files, rule, ...(pointer !== '' && { pointer }), reason: `to be fixed by ${until}`, until };
  return {
    title: `Suppress ${rule} here until ${until}`,
    kind: CodeActionKind.QuickFix,
    diagnostics: [toDiagnostic(document.uri, finding, shown)],
    edit: add('suppressions', item),
  };
}

const setKind = (kind: string, { files }: FileConfig, add: AddToConfig): CodeAction => ({
  title: `Check this file as ${kind}`,
  kind: SET_KIND,
  edit: add('overrides', { files: [files], kind }),
});

const overlaps = (a: Range, b: Range): boolean => !isBefore(a.end, b.start) && !isBefore(b.end, a.start);

const isBefore = (a: Range['start'], b: Range['start']): boolean =>
  a.line < b.line || (a.line === b.line && a.character < b.character);
