import packageJson from '../../../package.json' with { type: 'json' };
import { isInstalled, isPackage, needsStep, PLACES, packageManager } from './repository.ts';
import {
  gitHubStep,
  gitLabJob,
  huskyHook,
  lefthookCommand,
  npmScript,
  preCommitHook,
  type SnippetChoice,
  turboTask,
} from './snippets.ts';

/** What is known of a repository that its next steps depend on. */
export interface Adoption {
  /** How many errors a baseline can leave out; those of files that are not to be checked do not count. */
  readonly errors: number;
  /** The rules of the errors that none can leave out. */
  readonly unread: readonly string[];
  readonly baseline: string | undefined;
  readonly pattern: string | undefined;
}

/** What to do next, each with the lines to copy: for what the repository has and `pg-lint` is not in yet. */
export function nextSteps(adoption: Adoption): string[] {
  const snippet = choose(adoption);
  return [
    ...(isPackage() && !isInstalled() ? [step('Install it:', `${packageManager().add} @pg/lint`)] : []),
    ...(adoption.unread.length > 0 ? [describeUnread(adoption.unread)] : []),
    ...(adoption.errors > 0 && adoption.baseline === undefined ? [describeBaseline(snippet)] : []),
    ...(needsStep('packageJson') ? [step('A script:', npmScript(snippet))] : []),
    ...(needsStep('turbo') ? [step(`In ${PLACES.turbo}, under tasks:`, turboTask())] : []),
    ...(needsStep('preCommit') ? [step(`In ${PLACES.preCommit}, under repos:`, preCommitHook(snippet))] : []),
    ...(needsStep('husky') ? [step('A hook of husky:', huskyHook(snippet))] : []),
    ...(needsStep('lefthook') ? [step(`In ${PLACES.lefthook}:`, lefthookCommand(snippet))] : []),
    ...(needsStep('gitHub') ? [step(`In ${PLACES.gitHub}, in a job, ${AFTER_INSTALL}:`, gitHubStep(snippet))] : []),
    ...(needsStep('gitLab') ? [step(`In ${PLACES.gitLab}:`, gitLabJob(snippet))] : []),
    step('Then check:', `${snippet.command} ${snippet.options}.`),
  ];
}

const AFTER_INSTALL = 'after the step that installs the packages';

const MAJOR = packageJson.version.replace(/\..*/, '');

function choose({ baseline, pattern }: Adoption): SnippetChoice {
  const packageName = `@pg/lint@${MAJOR}`;
  return {
    command: isPackage() ? packageManager().start : `npx --yes ${packageName}`,
    packageName,
    options: baseline === undefined ? '' : `--baseline ${baseline} `,
    ...(pattern !== undefined && { pattern }),
  };
}

const describeBaseline = ({ command }: SnippetChoice): string =>
  step(
    'Mend the errors, or leave out what is there now: this writes a baseline. Commit it, and give --baseline in all that follows, too:',
    `${command} --baseline pg-lint.baseline.json --update-baseline .`,
  );

const describeUnread = (rules: readonly string[]): string =>
  `Mend what can’t be read (${rules.join(', ')}), or leave its files out by ignores in the configuration: no baseline does.`;

/** Lines are not set in: they are copied as they are. */
const step = (title: string, lines: string): string => `${title}\n\n${lines.trimEnd()}`;
