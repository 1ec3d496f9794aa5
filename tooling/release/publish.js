// Publishes the archives in `packed/` that the registry does not have yet. `--tag NAME` sets their npm tag.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireAddress, root } from './address.js';
import { tagFor } from './tag-for.js';

const npm = (...args) => execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function published(name) {
  try {
    const { versions, 'dist-tags': tags } = JSON.parse(npm('view', name, 'versions', 'dist-tags', '--json'));
    return { versions: [versions].flat(), latest: tags.latest };
  } catch (error) {
    if (String(error.stdout).includes('E404')) return { versions: [], latest: undefined };
    throw error;
  }
}

requireAddress();
const { values } = parseArgs({ options: { tag: { type: 'string' } } });
const folder = join(root, 'packed');
for (const archive of readdirSync(folder).sort()) {
  const file = join(folder, archive);
  const { name, version } = JSON.parse(
    execFileSync('tar', ['-xOzf', file, 'package/package.json'], { encoding: 'utf8' }),
  );
  const { versions, latest } = published(name);
  if (versions.includes(version)) {
    console.log(`${name} ${version} is already published`);
    continue;
  }
  const tag = values.tag ?? tagFor(version, latest);
  npm('publish', file, '--access', 'public', '--tag', tag);
  console.log(`${name} ${version} published with the tag ${tag}`);
}
