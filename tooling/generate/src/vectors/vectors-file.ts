import type { Resource } from '@pg/rule-kit';
import { vectorsOf } from './vectors.ts';

/** Of the form of these files, not of what is in them. */
const VERSION = 1;

/** The file of a kind's vectors: JSON with one vector on each line. */
export function vectorsFile(resource: Resource): string {
  const lines = vectorsOf(resource).map((vector) => JSON.stringify(vector));
  return `{"version":${VERSION},"kind":${JSON.stringify(resource.kind)},"vectors":[\n${lines.join(',\n')}\n]}\n`;
}
