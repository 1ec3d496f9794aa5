import { fileURLToPath } from 'node:url';

/** The repository's folder. The bundle in `dist` is as deep as this file. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));
