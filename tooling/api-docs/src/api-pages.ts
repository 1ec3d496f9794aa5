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
  ReflectionType,
  TypeScript,
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
    preservedTypeAnnotationTags: ['@throws'],
    logLevel: 'Warn',
    ...LAYOUT,
  });
  const mistakes: string[] = [];
  app.logger.log = (message, level) => {
    if (level >= LogLevel.Warn) mistakes.push(message);
  };
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context: Context) => {
    shorten(context.project, entries, root);
    nameTypes(context);
    nameErrors(context.project);
  });
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

/** Calls the type of a parameter by its name: a table's type, written out, is the whole table once more. */
function nameTypes(context: Context): void {
  const { project } = context;
  const types = new Map(project.getReflectionsByKind(ReflectionKind.TypeAlias).map((alias) => [alias.name, alias]));
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
    const declaration = context.getSymbolFromReflection(parameter)?.valueDeclaration;
    if (declaration === undefined || !TypeScript.isParameter(declaration) || !parameter.isParameter()) continue;
    const named = types.get(declaration.type?.getText() ?? '');
    if (named && parameter.type instanceof ReflectionType) {
      parameter.type = ReferenceType.createResolvedReference(named.name, named, project);
    }
  }
}

/** Says which error is thrown: the pages leave out what stands in braces. */
function nameErrors(project: ProjectReflection): void {
  for (const { comment } of Object.values(project.reflections)) {
    for (const { typeAnnotation = '', content } of comment?.getTags('@throws') ?? []) {
      content.unshift(
        { kind: 'code', text: typeAnnotation.replace(/^\{(.*)\}$/, '`$1`') },
        { kind: 'text', text: ' ' },
      );
    }
  }
}

/** What TypeDoc calls a module: its path below what all have in common. */
const moduleName = (file: string, root: string): string =>
  relative(join(root, 'packages'), file).replace(/(?:\/index)?\.d\.ts$/, '');
