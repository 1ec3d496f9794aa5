import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { run } from './run.ts';
import type { Package } from './workspace.ts';

export interface Registry {
  /** For programs that are to know this registry and no other. */
  readonly env: NodeJS.ProcessEnv;
  /** Takes a package as it is installed here. */
  readonly take: (installed: Package) => Promise<void>;
  /** The versions that it has of a package, oldest first; none where it doesn't know the package. */
  readonly versions: (name: string) => readonly string[];
  readonly close: () => void;
}

interface Version {
  readonly dist: { readonly tarball: string };
}

/** What npm sends to publish a version, and what a registry answers about a package. */
interface Packument {
  readonly name: string;
  readonly 'dist-tags': Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, Version>>;
  readonly _attachments?: Readonly<Record<string, { readonly data: string }>>;
}

/**
 * A registry in this process, which asks no other one: nothing comes from anywhere but the lock file. It knows what npm
 * and pnpm need to publish and to install, and publishes no version twice.
 */
export async function startRegistry(folder: string): Promise<Registry> {
  const packages = new Map<string, Packument>();
  const archives = new Map<string, Buffer>();

  function publish({ _attachments = {}, ...body }: Packument): boolean {
    const known = packages.get(body.name) ?? { ...body, 'dist-tags': {}, versions: {} };
    if (Object.keys(body.versions).some((version) => version in known.versions)) return false;
    const [{ data } = { data: '' }] = Object.values(_attachments);
    for (const { dist } of Object.values(body.versions))
      archives.set(pathOf(dist.tarball), Buffer.from(data, 'base64'));
    packages.set(body.name, {
      ...body,
      'dist-tags': { ...known['dist-tags'], ...body['dist-tags'] },
      versions: { ...known.versions, ...body.versions },
    });
    return true;
  }

  async function answer(request: IncomingMessage): Promise<readonly [number, string | Buffer]> {
    const path = pathOf(request.url ?? '');
    if (request.method === 'PUT') return publish(JSON.parse(await text(request))) ? [201, '{"ok":true}'] : [409, '{}'];
    const found = archives.get(path) ?? packages.get(path.slice(1));
    return found ? [200, Buffer.isBuffer(found) ? found : JSON.stringify(found)] : [404, '{}'];
  }

  const server = createServer(async (request, response) => {
    const [status, body] = await answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;

  async function take({ folder: from, manifest }: Package): Promise<void> {
    const { name, version } = manifest;
    const packing = mkdtempSync(join(folder, 'take-'));
    const isOwn = (path: string): boolean => !relative(from, path).split(/[\\/]/).includes('node_modules');
    cpSync(from, join(packing, 'package'), { recursive: true, dereference: true, filter: isOwn });
    await run('tar', ['-czf', 'package.tgz', 'package'], { cwd: packing });
    const archive = readFileSync(join(packing, 'package.tgz'));
    const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
    const dist = { tarball: `${url}${name}/-/${version}.tgz`, integrity };
    const _attachments = { archive: { data: archive.toString('base64') } };
    publish({ name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } }, _attachments });
  }

  const settings = join(folder, 'npmrc');
  const token = `${url.slice('http:'.length)}:_authToken=anybody`;
  writeFileSync(
    settings,
    [`registry=${url}`, token, `cache=${join(folder, 'npm-cache')}`, 'fund=false', 'audit=false'].join('\n'),
  );
  return {
    env: { npm_config_userconfig: settings, npm_config_registry: url },
    take,
    versions: (name) => Object.keys(packages.get(name)?.versions ?? {}),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const pathOf = (url: string): string => decodeURIComponent(new URL(url, 'http://registry').pathname);
