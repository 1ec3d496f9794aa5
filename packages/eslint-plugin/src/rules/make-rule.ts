import type { RuleContext, RuleDefinition, RuleTextEditor } from '@eslint/core';
import { type Edit, rules } from '@pg/lint';
import type { Finding } from '@pg/rule-kit';
import { type FileText, findFileProblems } from '../files/file-problems.ts';
import { type JsonDocument, withoutComments } from '../files/without-comments.ts';
import { findLiteralProblems } from '../literals/literal-problems.ts';
import { type MarkedLiteral, markedByCall, markedBySatisfies, markedByVariable } from '../literals/marked-literals.ts';
import type { Call, Declarator, Wrapper } from '../literals/syntax.ts';
import type { Problem } from '../problems/problem.ts';
import { type KnownSettings, readSettings } from '../settings/settings.ts';
import { rememberPairs } from './remember.ts';
import { type RuleDescription, ruleNameOf } from './rule-descriptions.ts';

/** The languages whose files can hold payloads; the form's by the name under which the plugin is known. */
const LANGUAGES = ['js/js', 'json/json', 'json/jsonc', 'pg/form'];

/** By the rules of `@pg/lint`, so that a report's `messageId` says which of them it was. */
const MESSAGES = {
  ...Object.fromEntries([...rules.keys()].map((id) => [id, '{{finding}}'])),
  rename: 'Rename it to "{{name}}".',
};

const ofFile = rememberPairs<Problem[]>();
const ofLiteral = rememberPairs<Problem[]>();

/** Makes the rule that reports the findings of one concern and severity. */
export function makeRule({ name, level, description }: RuleDescription, recommended: boolean): RuleDefinition {
  return {
    meta: {
      type: level === 'valid' ? 'problem' : 'suggestion',
      docs: { description, recommended },
      languages: LANGUAGES,
      fixable: 'code',
      hasSuggestions: true,
      schema: [],
      messages: MESSAGES,
    },
    create(context) {
      const settings = readSettings(context.settings);
      const reportAll = (problems: readonly Problem[]): void => {
        for (const problem of problems) if (ruleNameOf(problem.finding) === name) report(context, problem);
      };
      const seen = new Set<object>();
      const reportLiteral = (marked: MarkedLiteral | undefined): void => {
        if (marked === undefined || seen.has(marked.node)) return;
        seen.add(marked.node);
        reportAll(ofLiteral(marked.node, settings, () => findLiteralProblems(marked, settings)));
      };
      return {
        Document: (node: JsonDocument) => reportAll(fileProblems(context, settings, node)),
        Form: () => reportAll(fileProblems(context, settings)),
        CallExpression: (node: Call) => reportLiteral(markedByCall(node, settings)),
        TSSatisfiesExpression: (node: Wrapper) => reportLiteral(markedBySatisfies(node, settings)),
        VariableDeclarator: (node: Declarator) => reportLiteral(markedByVariable(node, settings)),
      };
    },
  };
}

/** The problems of a file, which is linted once for all rules. */
function fileProblems({ sourceCode }: RuleContext, settings: KnownSettings, json?: JsonDocument): Problem[] {
  return ofFile(sourceCode, settings, () => {
    const text = 'text' in sourceCode ? sourceCode.text : '';
    const file: FileText = json
      ? { syntax: 'json', text: withoutComments(text, json), hasMark: false }
      : { syntax: 'form', text, hasMark: 'hasBOM' in sourceCode && sourceCode.hasBOM === true };
    return findFileProblems(file, settings);
  });
}

function report(context: RuleContext, { finding, loc, fix, suggestion }: Problem): void {
  context.report({
    messageId: finding.rule,
    data: { finding: describe(finding) },
    loc,
    ...(fix && { fix: replace(fix) }),
    ...(suggestion && {
      suggest: [{ messageId: 'rename', data: { name: suggestion.name }, fix: replace(suggestion.edit) }],
    }),
  });
}

const replace =
  ({ start, end, replacement }: Edit) =>
  (editor: RuleTextEditor) =>
    editor.replaceTextRange([start, end], replacement);

/** Message, hint, and where it comes from: the section of the document, the rule that `pg-lint explain` explains. */
function describe({ message, hint, section, rule }: Finding): string {
  // What the command says by an option, ESLint says by a setting.
  const said = hint === undefined ? message : `${message}. ${hint.replace('--kind', 'settings.pg.kind')}`;
  return `${said} (${section}; ${rule})`;
}
