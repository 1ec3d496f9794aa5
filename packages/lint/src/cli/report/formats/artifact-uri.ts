import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryPath } from '../repository-path.ts';

/** The URI of a file: relative to the folder that the command runs in; absolute only for a file outside of it. */
export function artifactUri(file: string): string {
  const path = repositoryPath(file);
  if (path.startsWith('../../../') || isAbsolute(path)) return pathToFileURL(file).href;
  return path.split('/').map(encodeSegment).join('/');
}

/** Half a surrogate pair has no bytes to be encoded. */
const encodeSegment = (segment: string): string => encodeURIComponent(segment.replace(/\p{Cs}/gu, '\uFFFD'));
