import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import {
  Application,
  type Context,
  Converter,
  LogLevel,
  type ProjectReflection,
  ReferenceType,
  ReflectionKind,
} from 'typedoc';
import { publishedEntries } from './entries.ts';

/** What needs a docstring: every export. A member may say enough by its name. */
const DOCUMENTED = [
  'Variable',
  'Function',
  'Class',
  'Interface',
  'TypeAlias',
  'Enum',
  'Namespace',
] as const satisfies (keyof typeof ReflectionKind)[];

const LAYOUT = {
  hidePageHeader: true,
  hideBreadcrumbs: true,
  hideGroupHeadings: true,
  useCodeBlocks: true,
  expandObjects: false,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  propertyMembersFormat: 'table',
  typeDeclarationFormat: 'table',
} as const;

/** The pages of what packages export, and what their docstrings lack. */
export interface ApiPages {
  /** Markdown by file name. */
  readonly pages: ReadonlyMap<string, string>;
  /** What has no docstring, or one that leads nowhere. */
  readonly mistakes: readonly string[];
}

/**
 * Reads the declarations of every published entry, as they are built, and writes a page for each.
 *
 * @param root The repository's root.
 * @param entries What to read instead: what an import names, by the file of its declarations.
 */
export async function apiPages(root: string, entries = publishedEntries(root)): Promise<ApiPages> {
  const out = mkdtempSync(join(tmpdir(), 'pg-api-'));
  const app = await Application.bootstrapWithPlugins({
    entryPoints: [...entries.keys()],
    tsconfig: join(root, 'tooling/api-docs/tsconfig.declarations.json'),
    plugin: ['typedoc-plugin-markdown'],
    outputs: [{ name: 'markdown', path: out }],
    router: 'module',
    readme: 'none',
    name: 'Packages',
    sort: ['source-order'],
    disableSources: true,
    disableGit: true,
    excludeExternals: true,
    hideGenerator: true,
    skipErrorChecking: true,
    requiredToBeDocumented: DOCUMENTED,
    packagesRequiringDocumentation: [...entries.values()],
    validation: { notDocumented: true, invalidLink: true, notExported: false },
    logLevel: 'Warn',
    ...LAYOUT,
  });
  const mistakes: string[] = [];
  app.logger.log = (message, level) => {
    if (level >= LogLevel.Warn) mistakes.push(message);
  };
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => shorten(project, entries, root));
  const project = await app.convert();
  if (project === undefined) throw new Error(`no declarations to read: ${mistakes.join('; ')}`);
  app.validate(project);
  await app.generateOutputs(project);
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  const pages = new Map(names.sort().map((name) => [name, readFileSync(join(out, name), 'utf8')]));
  rmSync(out, { recursive: true });
  return { pages, mistakes };
}

/** Names the pages as imports do, and a parameter that is taken apart by its type; leaves rows to the reference. */
function shorten(project: ProjectReflection, entries: ReadonlyMap<string, string>, root: string): void {
  const names = new Map([...entries].map(([file, entry]) => [moduleName(file, root), entry]));
  for (const module of project.children ?? []) module.name = names.get(module.name) ?? module.name;
  for (const variable of project.getReflectionsByKind(ReflectionKind.Variable)) {
    const type = variable.isDeclaration() ? variable.type : undefined;
    if (type instanceof ReferenceType && type.typeArguments?.some((argument) => argument.type === 'reflection')) {
      type.typeArguments = [];
    }
  }
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
    const type = parameter.isParameter() ? parameter.type : undefined;
    const named = type instanceof ReferenceType ? type.name : 'Object';
    if (parameter.name === '__namedParameters') parameter.name = named.charAt(0).toLowerCase() + named.slice(1);
  }
}

/** What TypeDoc calls a module: its path below what all have in common. */
const moduleName = (file: string, root: string): string =>
  relative(join(root, 'packages'), file).replace(/(?:\/index)?\.d\.ts$/, '');
