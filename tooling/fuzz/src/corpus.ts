import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vectorFiles } from '@pg/vectors';

/** The path is the same from this file and from the bundle. */
const SAMPLES = fileURLToPath(new URL('../../../samples', import.meta.url));

/** Payloads to mutate. */
export const corpus: readonly string[] = [...readSamples(), ...Object.values(vectorFiles).flatMap(readVectors)];

function readSamples(): string[] {
  const files = readdirSync(SAMPLES, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
}

function readVectors(file: URL): string[] {
  const { vectors }: { vectors: readonly { text?: string; payload?: unknown }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return vectors.map(({ text, payload }) => text ?? JSON.stringify(payload));
}
