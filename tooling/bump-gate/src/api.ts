// Compares the API report of each package with its built declarations; with --update, writes it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@pg/generate/root';
import { describePackages } from './describe-api.ts';

const isUpdate = process.argv.includes('--update');
const outdated: string[] = [];
for (const [name, text] of describePackages()) {
  const report = join(root, 'packages', name, 'api.txt');
  if (!isUpdate && readFileSync(report, 'utf8') !== text) outdated.push(report);
  if (isUpdate) writeFileSync(report, text);
}
if (outdated.length > 0) {
  console.error(
    `${outdated.join(', ')}: the public API has changed. Run npx -y pnpm@12 run packages --update, and review the difference.`,
  );
  process.exitCode = 1;
}
