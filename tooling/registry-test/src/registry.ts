import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { run } from './run.ts';
import type { Package } from './workspace.ts';

export interface Registry {
  readonly url: string;
  /** Makes programs use this registry only. */
  readonly env: NodeJS.ProcessEnv;
  /** Adds a package as it is installed in this repository. */
  readonly add: (installed: Package) => Promise<void>;
  /** The published versions of a package, oldest first. */
  readonly versions: (name: string) => readonly string[];
  readonly close: () => void;
}

/** A registry's response about a package. npm sends the same, with an archive, to publish a version. */
interface Packument {
  readonly name: string;
  readonly 'dist-tags': Record<string, string>;
  readonly versions: Record<string, { readonly dist: { readonly tarball: string } }>;
  readonly _attachments?: Readonly<Record<string, { readonly data: string }>>;
}

/** Starts a minimal registry for npm and pnpm, without an upstream. It rejects a version that it already has. */
export async function startRegistry(folder: string): Promise<Registry> {
  const packages = new Map<string, Packument>();
  const archives = new Map<string, Buffer>();

  function publish({ name, 'dist-tags': tags, versions, _attachments = {} }: Packument): boolean {
    const existing = packages.get(name) ?? { name, 'dist-tags': {}, versions: {} };
    const [{ data } = { data: '' }] = Object.values(_attachments);
    for (const [version, { dist }] of Object.entries(versions)) {
      if (version in existing.versions) return false;
      archives.set(pathOf(dist.tarball), Buffer.from(data, 'base64'));
    }
    Object.assign(existing.versions, versions);
    Object.assign(existing['dist-tags'], tags);
    packages.set(name, existing);
    return true;
  }

  function respond({ method, url = '' }: IncomingMessage, body: string): object | undefined {
    const path = pathOf(url);
    if (method === 'PUT') return publish(JSON.parse(body)) ? {} : undefined;
    const [, name = '', tag = ''] = /^\/(.+)\/([^/]+)$/.exec(path) ?? [];
    const tagged = packages.get(name);
    return archives.get(path) ?? packages.get(path.slice(1)) ?? tagged?.versions[tagged['dist-tags'][tag] ?? tag];
  }

  const server = createServer(async (request, response) => {
    const found = respond(request, await text(request));
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(Buffer.isBuffer(found) ? found : JSON.stringify(found ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;

  async function add({ folder: from, manifest }: Package): Promise<void> {
    const { name, version } = manifest;
    const cwd = mkdtempSync(join(folder, 'add-'));
    const isOwn = (path: string): boolean => !relative(from, path).split(/[\\/]/).includes('node_modules');
    cpSync(from, join(cwd, 'package'), { recursive: true, dereference: true, filter: isOwn });
    await run('tar', ['-czf', 'package.tgz', 'package'], { cwd });
    const archive = readFileSync(join(cwd, 'package.tgz'));
    const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
    const fullManifest = { ...manifest, dist: { tarball: `${url}${name}/-/${version}.tgz`, integrity } };
    const _attachments = { archive: { data: archive.toString('base64') } };
    publish({ name, 'dist-tags': { latest: version }, versions: { [version]: fullManifest }, _attachments });
  }

  const settings = join(folder, 'npmrc');
  const token = `${url.slice('http:'.length)}:_authToken=anybody`;
  const cache = `cache=${join(folder, 'npm-cache')}`;
  writeFileSync(settings, [`registry=${url}`, token, cache, 'fund=false', 'audit=false'].join('\n'));
  return {
    url,
    env: { npm_config_userconfig: settings, npm_config_registry: url },
    add,
    versions: (name) => Object.keys(packages.get(name)?.versions ?? {}),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const pathOf = (url: string): string => decodeURIComponent(new URL(url, 'http://registry').pathname);
