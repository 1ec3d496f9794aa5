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
export type Annotation = Readonly<Partial<Record<Property | 'owner', string>>>;

/**
 * The annotations that the runner of GitHub Actions makes of a step's output: the matcher that was added last is asked
 * first.
 */
export function annotationsIn(output: string, matchers: readonly ProblemMatcher[]): Annotation[] {
  const running = matchers.map((each) => new RunningMatcher(each)).reverse();
  return output.split('\n').flatMap((line) => {
    for (const matcher of running) {
      const found = matcher.read(line);
      if (found === undefined) continue;
      for (const other of running) if (other !== matcher) other.forget();
      if (isShown(found)) return [found];
    }
    return [];
  });
}

/** Without a message, and with a severity that it does not know, the runner annotates nothing. */
const isShown = ({ message = '', severity = '' }: Annotation): boolean =>
  message.trim() !== '' && ['', 'error', 'warning', 'notice'].includes(severity.toLowerCase());

/** A matcher, and how far into its patterns the lines before have come. */
class RunningMatcher {
  readonly #matcher: ProblemMatcher;
  #found: (Annotation | undefined)[] = [];

  constructor(matcher: ProblemMatcher) {
    this.#matcher = matcher;
  }

  forget(): void {
    this.#found = [];
  }

  read(line: string): Annotation | undefined {
    const { pattern: patterns, owner, severity } = this.#matcher;
    const last = patterns.length - 1;
    for (const [i, pattern] of [...patterns.entries()].reverse()) {
      const before = i === 0 ? {} : this.#found[i - 1];
      if (before === undefined) continue;
      const found = readLine(pattern, line);
      const whole = found && { ...found, ...before };
      if (i < last) this.#found[i] = whole;
      else if (whole) {
        this.forget();
        if (pattern.loop) this.#found[last - 1] = before;
        return { owner, ...whole, severity: whole.severity || severity || '' };
      } else if (i > 0) this.#found[i - 1] = undefined;
    }
    return undefined;
  }
}

function readLine(pattern: Pattern, line: string): Annotation | undefined {
  const groups = new RegExp(pattern.regexp).exec(line);
  if (groups === null) return undefined;
  return Object.fromEntries(
    PROPERTIES.flatMap((property) => {
      const group = pattern[property];
      return group === undefined ? [] : [[property, groups[group] ?? '']];
    }),
  );
}
