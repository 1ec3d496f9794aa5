import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the site, which is in a subfolder. */
    readonly site: string;
  }
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** Builds the site and serves it, with the headers that a server should send. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  // Vitest sets it to test, which would build pages that differ from the deployed ones.
  process.env.NODE_ENV = 'production';
  process.env.SITE_ADDRESS = 'https://me.example/pg-rules/';
  execFileSync(`${ROOT}node_modules/.bin/vitepress`, ['build', 'docs'], { cwd: ROOT, stdio: 'pipe' });
  const configFile = `${ROOT}docs/.vitepress/serve.ts`;
  const server = await preview({ configFile, logLevel: 'silent', preview: { port: 4317 } });
  const [site] = server.resolvedUrls?.local ?? [];
  if (site === undefined) throw new Error('the site is not served');
  project.provide('site', site);
  return () => server.close();
}
