import { isMap, isPair, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml';

/** A full commit, and its version as a comment: a tag can be moved to another commit. */
const PINNED = /^[\w-]+\/[\w./-]+@[0-9a-f]{40}$/;
const VERSION = /^ v\d+\.\d+\.\d+$/;

const scopes = (node: Node | undefined): Readonly<Record<string, unknown>> => (isMap(node) ? node.toJSON() : {});

/** What is unsafe in a GitHub workflow, a sentence each; `publisher` is the one job that may prove who it is. */
export function unsafeIn(text: string, publisher: string): readonly string[] {
  const document = parseDocument(text);
  const found: string[] = document.errors.map(() => 'cannot be read as YAML');
  const triggers = document.get('on');
  const names = isMap(triggers) ? Object.keys(triggers.toJSON()) : isSeq(triggers) ? triggers.toJSON() : [triggers];
  if (names.includes('pull_request_target')) found.push('runs a stranger’s pull request with our rights');

  const granted = document.get('permissions');
  if (!isMap(granted)) found.push('has no permissions of its own');
  else if (Object.values(granted.toJSON()).some((right) => right !== 'read')) found.push('may write in every job');

  const jobs = document.get('jobs');
  for (const pair of isMap(jobs) ? jobs.items : []) {
    const job = isPair(pair) && isMap(pair.value) ? pair.value : undefined;
    const rights = job?.get('permissions', true);
    if (isScalar(rights)) found.push(`${pair.key}: may do more than it names`);
    if (isMap(rights) && 'id-token' in scopes(rights) && String(pair.key) !== publisher) {
      found.push(`${pair.key}: may prove who it is`);
    }
  }

  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'uses' || !isScalar(value)) return;
      if (!PINNED.test(String(value.value))) found.push(`${value.value}: not a full commit`);
      else if (!VERSION.test(value.comment ?? '')) found.push(`${value.value}: no version as a comment`);
    },
  });
  return found;
}
