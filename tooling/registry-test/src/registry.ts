import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, relative } from 'node:path';
import { runServer } from 'verdaccio';
import type { Package } from './manifest.ts';
import { plainEnv, run } from './run.ts';

export interface Registry {
  readonly url: string;
  /** For programs that are to know this registry and no other. */
  readonly env: NodeJS.ProcessEnv;
  /** Takes a package as it is installed here. */
  readonly take: (installed: Package) => Promise<void>;
  /** The versions that it has of a package, oldest first; none where it does not know the package. */
  readonly versions: (name: string) => Promise<readonly string[]>;
  readonly tags: (name: string) => Promise<Readonly<Record<string, string>>>;
  readonly close: () => Promise<void>;
}

interface Known {
  readonly versions?: Readonly<Record<string, unknown>>;
  readonly 'dist-tags'?: Readonly<Record<string, string>>;
}

const anybody = '$all';

/** It asks no other registry, so that nothing comes from anywhere but the lock file. */
const configuration = (folder: string) => ({
  storage: join(folder, 'storage'),
  self_path: folder,
  uplinks: {},
  packages: { '**': { access: [anybody], publish: [anybody], unpublish: [] } },
  auth: { htpasswd: { file: join(folder, 'users') } },
  web: { enable: false },
  log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  max_body_size: '100mb',
});

const listen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('the registry has no port'));
      else resolve(address.port);
    });
  });

/** A registry on this machine's loopback that keeps all it has in a folder. */
export async function startRegistry(folder: string): Promise<Registry> {
  const server: Server = await runServer(configuration(folder));
  const url = `http://127.0.0.1:${await listen(server)}/`;
  const address = (name: string) => `${url}${name.replace('/', '%2f')}`;

  const settings = join(folder, 'npmrc');
  const lines = ['registry=URL', '//HOST:_authToken=anybody', 'cache=CACHE', 'fund=false', 'audit=false'];
  const filled = lines.join('\n').replace('URL', url).replace('//HOST', url.slice('http:'.length));
  writeFileSync(settings, filled.replace('CACHE', join(folder, 'npm-cache')));
  const env = { ...plainEnv, npm_config_userconfig: settings, npm_config_registry: url };

  const know = async (name: string): Promise<Known> => {
    const answer = await fetch(address(name));
    return answer.ok ? JSON.parse(await answer.text()) : {};
  };

  const take = async ({ folder: from, manifest }: Package) => {
    const { name, version } = manifest;
    const packing = mkdtempSync(join(folder, 'take-'));
    const isOwn = (path: string) => !relative(from, path).split(/[\\/]/).includes('node_modules');
    cpSync(from, join(packing, 'package'), { recursive: true, dereference: true, filter: isOwn });
    await run('tar', ['-czf', 'package.tgz', 'package'], { cwd: packing, env });
    const archive = readFileSync(join(packing, 'package.tgz'));
    const file = `${name}-${version}.tgz`;
    const dist = {
      tarball: `${address(name)}/-/${file}`,
      integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}`,
      shasum: createHash('sha1').update(archive).digest('hex'),
    };
    const body = {
      _id: name,
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, dist } },
      _attachments: {
        [file]: { content_type: 'application/octet-stream', data: archive.toString('base64'), length: archive.length },
      },
    };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address(name), { method: 'PUT', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${name} ${version}: the registry answers ${answer.status} ${await answer.text()}`);
  };

  return {
    url,
    env,
    take,
    versions: async (name) => Object.keys((await know(name)).versions ?? {}),
    tags: async (name) => (await know(name))['dist-tags'] ?? {},
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
