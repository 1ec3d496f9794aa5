import { parse } from 'yaml';

/** A full commit, and its version as a comment: a tag can be moved to another commit. */
const PINNED = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

interface Workflow {
  readonly on?: unknown;
  readonly permissions?: unknown;
  readonly jobs?: Readonly<Record<string, { readonly permissions?: unknown }>>;
}

/** What is unsafe in a GitHub workflow, a sentence each; `publisher` is the one job that may prove who it is. */
export function unsafeIn(text: string, publisher: string): readonly string[] {
  const { on, permissions, jobs = {} }: Workflow = parse(text);
  const used = [...text.matchAll(/\buses: *(.*)/g)].map(([, action = '']) => action);
  return [
    ...(JSON.stringify(on ?? '').includes('pull_request_target')
      ? ['runs a stranger’s pull request with our rights']
      : []),
    ...(JSON.stringify(permissions) === '{"contents":"read"}' ? [] : ['may do more than read in every job']),
    ...Object.entries(jobs).flatMap(([name, { permissions: rights = {} }]) => {
      if (typeof rights === 'string') return [`${name}: may do more than it names`];
      return 'id-token' in Object(rights) && name !== publisher ? [`${name}: may prove who it is`] : [];
    }),
    ...used.filter((action) => !PINNED.test(action)).map((action) => `${action}: no full commit with its version`),
  ];
}
