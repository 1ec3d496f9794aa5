/** A pattern of a problem matcher. Each property has the number of its group in `regexp`. */
interface Pattern extends Readonly<Partial<Record<Property, number>>> {
  readonly regexp: string;
  readonly loop?: boolean;
}

/** The first pattern matches the line with the file, the second the line of a finding. */
export interface ProblemMatcher {
  readonly owner: string;
  readonly severity?: string;
  readonly pattern: readonly [Pattern, Pattern];
}

const PROPERTIES = ['file', 'line', 'column', 'severity', 'code', 'message'] as const;

type Property = (typeof PROPERTIES)[number];

/** The matched groups. For the runner, a group without a match is an empty string. */
export type Annotation = Readonly<Partial<Record<Property | 'owner', string>>>;

/** The annotations that the GitHub Actions runner makes from a step's output. It tries the last matcher first. */
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
        // Without a message, there is no annotation.
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
