import type { RunCommand } from '../options.ts';

export interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly load: () => Promise<RunCommand>;
}

/** The first argument selects a command. Without one, files are checked. */
// biome-ignore format: a table
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['tables', { usage: 'tables', summary: "print every row of the interface document's tables", load: async () => (await import('./tables.ts')).tables }],
  ['explain', { usage: 'explain [NAME]', summary: 'explain a rule, or the rules of a code, with examples; without a name, list all rules', load: async () => (await import('./explain.ts')).explain }],
  ['sample', { usage: 'sample KIND', summary: 'print a valid payload', load: async () => (await import('./sample.ts')).sample }],
  ['init', { usage: 'init', summary: 'write a first configuration for this folder', load: async () => (await import('./init.ts')).init }],
  ['serve', { usage: 'serve', summary: 'run a mock server that checks requests, for tests', load: async () => (await import('./serve.ts')).serve }],
  ['mcp', { usage: 'mcp', summary: 'serve these commands to a coding assistant (Model Context Protocol)', load: async () => (await import('./mcp.ts')).mcp }],
]);
