import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the page and serves it, with the headers that a server should send. */
export default async function servePage(project: TestProject): Promise<() => Promise<void>> {
  // Vitest sets it to test, which would build a page that differs from the deployed one.
  process.env.NODE_ENV = 'production';
  await build({ root, logLevel: 'warn' });
  const server = await preview({ root, logLevel: 'silent', preview: { port: 4317 } });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('the page is not served');
  project.provide('address', address);
  return () => server.close();
}
