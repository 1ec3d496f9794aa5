import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A pattern of a problem matcher: which group of its expression is what. */
interface Pattern extends Readonly<Partial<Record<Property, number>>> {
  readonly regexp: string;
  readonly loop?: boolean;
}

export interface ProblemMatcher {
  readonly owner: string;
  readonly severity?: string;
  readonly pattern: readonly Pattern[];
}

const PROPERTIES = ['file', 'line', 'column', 'severity', 'code', 'message'] as const;

type Property = (typeof PROPERTIES)[number];

/** What a matcher read; the runner takes a group that took no part for an empty text. */
export type Annotation = Readonly<Partial<Record<Property, string>>>;

/** The lines of a step's output, as the runner of GitHub Actions reads them: it leaves colours in. */
export class ActionsRunner {
  readonly #workspace: string;
  #matchers: readonly RunningMatcher[] = [];

  constructor(workspace: string) {
    this.#workspace = workspace;
  }

  /** The annotations that the matchers make of an output, each with its matcher's owner. */
  read(output: string): (Annotation & { readonly owner: string })[] {
    return output.split('\n').flatMap((line) => {
      const [, file] = /^::add-matcher::(.*)$/.exec(line) ?? [];
      if (file === undefined) return this.#annotate(line);
      this.add(readMatchers(resolve(this.#workspace, file)));
      return [];
    });
  }

  /** What is added last is asked first. */
  add(matchers: readonly ProblemMatcher[]): void {
    this.#matchers = [...matchers.map((each) => new RunningMatcher(each)).reverse(), ...this.#matchers];
  }

  #annotate(line: string): (Annotation & { readonly owner: string })[] {
    for (const matcher of this.#matchers) {
      const found = matcher.read(line);
      if (found === undefined) continue;
      for (const other of this.#matchers) if (other !== matcher) other.forget();
      if (isShown(found)) return [{ owner: matcher.owner, ...found }];
    }
    return [];
  }
}

export const readMatchers = (file: string): ProblemMatcher[] => JSON.parse(readFileSync(file, 'utf8')).problemMatcher;

/** Without a message, and with a severity that it does not know, the runner annotates nothing. */
const isShown = ({ message = '', severity = '' }: Annotation): boolean =>
  message.trim() !== '' && ['', 'error', 'warning', 'notice'].includes(severity.toLowerCase());

/** A matcher, and how far into its patterns the lines before have come. */
class RunningMatcher {
  readonly #matcher: ProblemMatcher;
  #held: (Annotation | undefined)[] = [];

  constructor(matcher: ProblemMatcher) {
    this.#matcher = matcher;
  }

  get owner(): string {
    return this.#matcher.owner;
  }

  forget(): void {
    this.#held = [];
  }

  read(line: string): Annotation | undefined {
    const last = this.#matcher.pattern.length - 1;
    for (const [i, pattern] of [...this.#matcher.pattern.entries()].reverse()) {
      const before = i === 0 ? {} : this.#held[i - 1];
      if (before === undefined) continue;
      const found = readLine(pattern, line);
      const whole = found && { ...found, ...before };
      if (i < last) this.#held[i] = whole;
      else if (whole) return this.#complete(whole, pattern.loop ? before : undefined);
      else if (i > 0) this.#held[i - 1] = undefined;
    }
    return undefined;
  }

  #complete(whole: Annotation, before: Annotation | undefined): Annotation {
    this.forget();
    if (before) this.#held[this.#matcher.pattern.length - 2] = before;
    return { ...whole, severity: whole.severity || this.#matcher.severity || '' };
  }
}

function readLine(pattern: Pattern, line: string): Annotation | undefined {
  const groups = new RegExp(pattern.regexp).exec(line);
  if (groups === null) return undefined;
  const read = PROPERTIES.flatMap((property) => {
    const group = pattern[property];
    return group === undefined ? [] : [[property, groups[group] ?? '']];
  });
  return Object.fromEntries(read);
}
