import { currentVersion } from './address.js';
import { run } from './run.js';

/** Tags the commit with its version. */
export const tag = () => run('git', 'tag', `v${currentVersion()}`);
