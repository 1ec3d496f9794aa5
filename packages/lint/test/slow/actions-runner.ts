/** A pattern of a problem matcher: which group of its expression is what. */
interface Pattern extends Readonly<Partial<Record<Property, number>>> {
  readonly regexp: string;
  readonly loop?: boolean;
}

/** One whose first pattern reads a file's name, and whose second reads its findings, a line each. */
export interface ProblemMatcher {
  readonly owner: string;
  readonly severity?: string;
  readonly pattern: readonly [Pattern, Pattern];
}

const PROPERTIES = ['file', 'line', 'column', 'severity', 'code', 'message'] as const;

type Property = (typeof PROPERTIES)[number];

/** What a matcher read; the runner takes a group that took no part for an empty text. */
export type Annotation = Readonly<Partial<Record<Property | 'owner', string>>>;

/** The annotations that the runner of GitHub Actions makes of a step's output: the last matcher is asked first. */
export function annotationsIn(output: string, matchers: readonly ProblemMatcher[]): Annotation[] {
  const files = new Map<ProblemMatcher, Annotation>();
  return output.split('\n').flatMap((line) => {
    for (const matcher of [...matchers].reverse()) {
      const [first, second] = matcher.pattern;
      const file = files.get(matcher);
      const found = file && readLine(second, line);
      if (found && file) {
        files.clear();
        files.set(matcher, file);
        const annotation = { owner: matcher.owner, ...found, ...file };
        // Without a message it annotates nothing.
        if (found.message) return [{ ...annotation, severity: found.severity || matcher.severity || '' }];
        continue;
      }
      const next = readLine(first, line);
      if (next) files.set(matcher, next);
      else files.delete(matcher);
    }
    return [];
  });
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
