import { resolve } from 'node:path';
import type { RuleContext, RuleDefinition, RuleTextEditor } from '@eslint/core';
import { type Change, messages } from '@pg/lint';
import type { Sentence } from '@pg/rule-kit';
import { type FileText, findFileProblems } from '../files/file-problems.ts';
import { appendedForm, type NewExpression } from '../literals/appended-form.ts';
import { findLiteralProblems } from '../literals/literal-problems.ts';
import { findStringProblems } from '../literals/string-problems.ts';
import type { Expression } from '../literals/syntax.ts';
import type { Problem } from '../problems/problem.ts';
import { type ResolvedSettings, resolveSettings } from '../settings/settings.ts';
import { type RuleName, ruleDescriptions, ruleNameOf } from './rule-names.ts';

/** The languages of files with payloads. ESLint refuses others. */
const LANGUAGES = ['js/js', 'json/json', 'json/jsonc', 'jsonc/*', 'markdown/*'];

/** A report's `messageId` is the code of its finding. The finding has the message as data. */
const MESSAGES = Object.fromEntries(Object.keys(messages).map((code) => [code, '{{message}} ({{section}}; {{rule}})']));

/** Makes the rule that reports the findings of one severity. */
export function makeRule(
  name: RuleName,
  { type, recommended }: { readonly type: 'problem' | 'suggestion'; readonly recommended: boolean },
): RuleDefinition {
  return {
    meta: {
      type,
      docs: { description: `Report ${ruleDescriptions[name]}`, recommended },
      languages: LANGUAGES,
      fixable: 'code',
      hasSuggestions: true,
      schema: [],
      messages: MESSAGES,
    },
    create(context) {
      // The file on the disk, also for a part of it that a processor extracts.
      const file = resolve(context.cwd, context.physicalFilename);
      const settings = resolveSettings(context.settings);
      const reportAll = (problems: readonly Problem[]): void => {
        for (const problem of problems) if (ruleNameOf(problem.finding) === name) report(context, problem);
      };
      let end = 0;
      const checking =
        <T extends Pick<Expression, 'range'>>(
          find: (file: string, node: T, settings: ResolvedSettings) => readonly Problem[] | undefined,
        ) =>
        (node: T): void => {
          // Skip values inside the last payload: they are parts of it.
          if (node.range[0] < end) return;
          const problems = onceFor(node, settings, () => find(file, node, settings));
          if (problems) end = node.range[1];
          reportAll(problems ?? []);
        };
      return {
        Document: () => reportAll(fileProblems(context, file, settings, 'jsonc')),
        root: () => reportAll(fileProblems(context, file, settings, 'markdown')),
        Program({ body: [first] }: { readonly body: readonly { readonly type: string }[] }) {
          if (first?.type.startsWith('JSON'))
            reportAll(fileProblems(context, file, settings, 'jsonc').map(fromColumn0));
        },
        ObjectExpression: checking(findLiteralProblems),
        NewExpression: checking((path, node: NewExpression, given) => {
          const form = appendedForm(node);
          return form && findLiteralProblems(path, form, given);
        }),
        Literal: checking(findStringProblems),
        TemplateLiteral: checking(findStringProblems),
      };
    },
  };
}

/** The problems of a file. */
function fileProblems(
  { sourceCode }: RuleContext,
  file: string,
  settings: ResolvedSettings,
  syntax: FileText['syntax'],
): readonly Problem[] {
  const found = onceFor(sourceCode, settings, () => {
    const text = 'text' in sourceCode ? sourceCode.text : '';
    return findFileProblems({ file, text, syntax }, settings);
  });
  return found ?? [];
}

/** The problems of a node or a file, which are found once for all rules. */
function onceFor(
  checked: object,
  { found }: ResolvedSettings,
  find: () => readonly Problem[] | undefined,
): readonly Problem[] | undefined {
  if (!found.has(checked)) found.set(checked, find());
  return found.get(checked);
}

/** In languages that look like JavaScript to ESLint, columns count from 0. */
const fromColumn0 = (problem: Problem): Problem => {
  const { start, end } = problem.loc;
  return {
    ...problem,
    loc: { start: { ...start, column: start.column - 1 }, end: { ...end, column: end.column - 1 } },
  };
};

function report(context: RuleContext, { finding, loc, changes }: Problem): void {
  const certain = changes.find(({ isCertain }) => isCertain);
  context.report({
    messageId: finding.code,
    data: { ...finding.params, message: withHint(finding), section: finding.section, rule: finding.rule },
    loc,
    ...(certain && { fix: make(certain) }),
    suggest: certain ? [] : changes.map((change) => ({ desc: `${change.title}.`, fix: make(change) })),
  });
}

const make =
  ({ edits }: Change) =>
  (editor: RuleTextEditor) =>
    edits.map(({ start, end, text }) => editor.replaceTextRange([start, end], text));

const withHint = ({ message, hint }: Sentence): string => (hint === undefined ? message : `${message}. ${hint}`);
