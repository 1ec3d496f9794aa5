import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import picomatch from 'picomatch';
import type { Suppression } from '../../config/config-schema.ts';
import { pathFrom } from '../../config/file-settings.ts';
import { matcher } from '../../config/glob-matcher.ts';
import type { LoadedConfig } from '../../config/load-config.ts';
import { findFiles } from '../files/find-files.ts';

/** The full paths of the files that a suppression is for: of a glob those that a run on its folder finds. */
export async function filesOf({ files }: Suppression, { folder }: LoadedConfig): Promise<string[]> {
  const { base, isGlob } = picomatch.scan(files);
  if (!isGlob) return existsSync(join(folder, files)) ? [join(folder, files)] : [];
  const isFor = matcher([files]);
  const { files: found } = await findFiles(join(folder, base), { usesGitignore: true });
  return found.filter(({ file }) => isFor(pathFrom(folder, file))).map(({ file }) => resolve(file));
}
