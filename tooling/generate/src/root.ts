import { fileURLToPath } from 'node:url';

/** The repository's folder, from this file and from what is bundled of it. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));
