import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { run } from './run.ts';
import { installTools, REGISTRY } from './tools.ts';

export interface Registry {
  readonly url: string;
  /** Makes programs use this registry only. */
  readonly env: NodeJS.ProcessEnv;
  /** The published versions of a package, oldest first, and its tags. */
  readonly read: (name: string) => Promise<{ versions: readonly string[]; tags: Readonly<Record<string, string>> }>;
  readonly close: () => Promise<void>;
}

/** Starts a registry for our own packages. It gets other packages from the registry of this machine's npm settings. */
export async function startRegistry(folder: string): Promise<Registry> {
  const tool = await installTools(join(folder, 'registry'), REGISTRY);
  const upstream = (await run('npm', ['config', 'get', 'registry'], { cwd: folder })).trim();
  const config = join(folder, 'verdaccio.yaml');
  const everybody = { access: '$all', publish: '$all', unpublish: '$all' };
  // YAML includes JSON.
  const settings = {
    storage: join(folder, 'storage'),
    uplinks: { upstream: { url: upstream } },
    packages: { '@pg/*': everybody, '**': { access: '$all', proxy: 'upstream' } },
    max_body_size: '100mb',
    log: { type: 'stdout', level: 'error' },
  };
  writeFileSync(config, JSON.stringify(settings));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const args = [tool('verdaccio/bin/verdaccio'), '--config', config, '--listen', `127.0.0.1:${port}`];
  const server = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  for (let tries = 0; !(await answers(url)); tries++) {
    if (tries === 300 || server.exitCode !== null) throw new Error('verdaccio does not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const npmrc = join(folder, 'npmrc');
  const token = `${url.slice('http:'.length)}:_authToken=anybody`;
  const cache = `cache=${join(folder, 'npm-cache')}`;
  writeFileSync(npmrc, [`registry=${url}`, token, cache, 'fund=false', 'audit=false'].join('\n'));
  return {
    url,
    env: { npm_config_userconfig: npmrc, npm_config_registry: url },
    async read(name) {
      const response = await fetch(url + encodeURIComponent(name));
      if (response.status === 404) return { versions: [], tags: {} };
      const found = Object(await response.json());
      return { versions: Object.keys(found.versions), tags: found['dist-tags'] };
    },
    async close() {
      server.kill();
      await once(server, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );
