import { parse } from 'yaml';

/** A commit hash with its version as a comment. Tags can move to another commit. */
const PINNED = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

interface Workflow {
  readonly on?: unknown;
  readonly permissions?: unknown;
  readonly jobs?: Readonly<Record<string, { readonly permissions?: unknown }>>;
}

/** Lists what is unsafe in a GitHub workflow. Only the job `publishJob` may have an ID token. */
export function findUnsafe(text: string, publishJob: string): readonly string[] {
  const { on, permissions, jobs = {} }: Workflow = parse(text);
  const used = [...text.matchAll(/\buses: *(.*)/g)].map(([, action = '']) => action);
  return [
    ...(JSON.stringify(on ?? '').includes('pull_request_target')
      ? ['pull_request_target runs code of forks with our permissions']
      : []),
    ...(JSON.stringify(permissions) === '{"contents":"read"}'
      ? []
      : ['the permissions of the workflow must be contents: read']),
    ...Object.entries(jobs).flatMap(([name, { permissions: own = {} }]) => {
      if (typeof own === 'string') return [`${name}: permissions must be listed`];
      return 'id-token' in Object(own) && name !== publishJob ? [`${name}: must not have the permission id-token`] : [];
    }),
    ...used
      .filter((action) => !action.startsWith('./') && !PINNED.test(action))
      .map((action) => `${action}: must be pinned to a commit hash, with its version as a comment`),
  ];
}
