import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';
import { constants, Script } from 'node:vm';

/**
 * Where compiled code is kept: with what else tools keep of their own beside installed packages.
 *
 * @param folder That of the code.
 */
export function compiledFolder(folder: string): string {
  const inPackages = folder.lastIndexOf(`${sep}node_modules${sep}`);
  const root = inPackages < 0 ? dirname(folder) : folder.slice(0, inPackages + sep.length);
  return join(root, 'node_modules', '.cache', 'pg-lint');
}

/**
 * Loads a CommonJS file as `require` does, with what was compiled of it before: compiling takes longer than anything else
 * in a run over a few files. What is missing, damaged or of another file is compiled and kept when the process ends; where
 * it can't be kept, the next process compiles again.
 */
export function requireCompiled(file: string, folder: string): unknown {
  const kept = new KeptCode(file, folder);
  const cachedData = kept.read();
  const script = new Script(Module.wrap(readFileSync(file, 'utf8')), {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(cachedData && { cachedData }),
  });
  if (cachedData === undefined || script.cachedDataRejected) {
    process.on('exit', () => kept.write(script.createCachedData()));
  }
  const module = new Module(file);
  const require = createRequire(file);
  // Its other parts ask for it.
  require.cache[file] = module;
  script.runInThisContext()(module.exports, require, module, file, dirname(file));
  return module.exports;
}

/** The compiled code of a file, in a file for each version of the engine, which takes no other's. */
class KeptCode {
  readonly #file: string;
  /** Stands in front of the code, and says which source it is of. */
  readonly #head: Buffer;

  constructor(source: string, folder: string) {
    this.#file = join(folder, `${basename(source)}-${process.version}-${process.arch}`);
    const { size, mtimeMs } = statSync(source);
    this.#head = Buffer.from(`${size} ${mtimeMs}\n`);
  }

  read(): Buffer | undefined {
    try {
      const kept = readFileSync(this.#file);
      const { length } = this.#head;
      return kept.subarray(0, length).equals(this.#head) ? kept.subarray(length) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Writes it at one stroke: half of it might do anything, and another process may read it. */
  write(code: Buffer): void {
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      const unfinished = `${this.#file}.${process.pid}`;
      writeFileSync(unfinished, Buffer.concat([this.#head, code]), { flush: true });
      renameSync(unfinished, this.#file);
    } catch {
      // A folder that can't be written to.
    }
  }
}
