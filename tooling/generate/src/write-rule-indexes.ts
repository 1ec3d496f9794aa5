import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { ruleIndexFiles } from './rule-indexes.ts';

// Written before the other files, which import the rules.
for (const [path, text] of ruleIndexFiles()) writeFileSync(join(root, path), text);
