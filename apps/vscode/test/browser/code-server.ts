import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '4.139.1';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Installing takes minutes: some of its packages are compiled. */
const installed = join(root, 'node_modules/.cache/code-server');
const modules = join(installed, 'node_modules');
const node = `node-${process.platform}-${process.arch}`;
const program = join(modules, 'code-server/out/node/entry.js');
/** It needs Node 24, also for its install scripts. */
const PATH = `${join(modules, node, 'bin')}:${process.env.PATH}`;
const options = { cwd: installed, env: { ...process.env, PATH }, stdio: 'ignore' } as const;

function install(): void {
  if (existsSync(program)) return;
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{}');
  execFileSync('npm', ['install', `${node}@24`], options);
  execFileSync('npm', ['install', `code-server@${VERSION}`], options);
}

/** Visual Studio Code as a server of pages, with the packed extension. */
export class CodeServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'pg-code-server-'));
  /** The workspace folder. */
  readonly folder = join(this.#data, 'shop');
  #process: ChildProcess | undefined;

  /** Starts it with these files and settings, and returns its address. */
  async start(files: Readonly<Record<string, string>>, settings: object): Promise<string> {
    install();
    const data = this.#data;
    const own = ['--user-data-dir', data, '--extensions-dir', join(data, 'extensions')];
    for (const [name, text] of Object.entries({ ...files, '../User/settings.json': JSON.stringify(settings) })) {
      mkdirSync(dirname(join(this.folder, name)), { recursive: true });
      writeFileSync(join(this.folder, name), text);
    }
    const [, vsce = ''] = /(@vscode\/vsce@\S+)/.exec(readFileSync(join(root, 'package.json'), 'utf8')) ?? [];
    const archive = join(data, 'extension.vsix');
    const pack = ['package', '--no-dependencies', '--allow-missing-repository', '--out', archive];
    execFileSync('npx', ['-y', vsce, ...pack], { cwd: root, stdio: 'ignore' });
    execFileSync(join(modules, node, 'bin/node'), [program, ...own, '--install-extension', archive], options);
    const address = ['--auth', 'none', '--bind-addr', '127.0.0.1:0', '--disable-telemetry', '--disable-update-check'];
    const server = spawn(join(modules, node, 'bin/node'), [program, ...own, ...address], {
      ...options,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = server;
    const served = await new Promise<string>((done, fail) => {
      server.once('exit', () => fail(new Error('code-server did not start')));
      server.stdout.on('data', (chunk: Buffer) => {
        const [found] = /http:\/\/127\.0\.0\.1:\d+\//.exec(chunk.toString()) ?? [];
        if (found) done(found);
      });
    });
    return `${served}?folder=${this.folder}`;
  }

  stop(): void {
    this.#process?.kill();
    rmSync(this.#data, { recursive: true, force: true, maxRetries: 5 });
  }
}
