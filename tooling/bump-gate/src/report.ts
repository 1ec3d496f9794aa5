import { type Comparison, isEnough } from './compare.ts';

const MAX_LISTED = 20;

/** Markdown for a terminal and a job's summary, with the changeset to add if the pending ones are not enough. */
export function formatReport(comparison: Comparison): string {
  const { lastVersion, needed, pending } = comparison;
  const changes = [...comparison.changes].sort((a, b) => Number(b.breaking) - Number(a.breaking));
  const packageNames = [...new Set(changes.map(({ packageName }) => packageName))];
  const sections = packageNames.flatMap((name) => {
    const own = changes.filter(({ packageName }) => packageName === name);
    const lines = own.map(({ breaking, description }) => `  - ${breaking ? 'breaking' : 'adding'}: ${description}`);
    const more = lines.length > MAX_LISTED ? [`  - and ${lines.length - MAX_LISTED} more`] : [];
    return [`- \`${name}\``, ...lines.slice(0, MAX_LISTED), ...more];
  });
  const title = `# Needed bump since ${lastVersion}: ${needed}; pending: ${pending}`;
  if (isEnough(comparison)) return [title, '', ...sections, '', 'The changesets are enough.'].join('\n');
  const { owners, unnamed } = comparison;
  const summary = new Set(changes.map(({ description }) => description.replace(/ \(.*/, '')));
  return [
    ...[title, '', ...sections, ''],
    unnamed.length > 0
      ? `No changeset names ${unnamed.join(', ')}. Add this as a new file in .changeset, and reword it for users:`
      : 'The changesets are not enough. Add this as a new file in .changeset, and reword it for users:',
    '',
    '---',
    ...owners.map((name) => `'${name}': ${needed}`),
    '---',
    '',
    ...[...summary].slice(0, MAX_LISTED),
  ].join('\n');
}
