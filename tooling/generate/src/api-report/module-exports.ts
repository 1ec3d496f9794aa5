import { join } from 'node:path';
import ts from 'typescript';
import type { ReportedExport } from './api-report.ts';

/** A name that a module exports, and what it is. */
export type ModuleExport = Required<Omit<ReportedExport, 'entry'>>;

/** What the compiler knows of modules: it is asked once for all of them, since that takes it a second. */
export function readModules(root: string, files: readonly string[]): (file: string) => readonly ModuleExport[] {
  const program = ts.createProgram({ rootNames: files, options: compilerOptions(root) });
  const checker = program.getTypeChecker();
  return (file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} is no module`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, kind: kindsOf(checker, symbol).join(' and ') }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  };
}

function compilerOptions(root: string): ts.CompilerOptions {
  const { config, error } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  // Names and kinds are known without the types of JavaScript and Node, which are most of what it would read.
  return { ...options, noLib: true, types: [] };
}

const VALUES: readonly (readonly [ts.SymbolFlags, string])[] = [
  [ts.SymbolFlags.Class, 'class'],
  [ts.SymbolFlags.Function, 'function'],
  [ts.SymbolFlags.Variable, 'const'],
  [ts.SymbolFlags.Enum, 'enum'],
];
const TYPES: readonly (readonly [ts.SymbolFlags, string])[] = [
  [ts.SymbolFlags.Interface, 'interface'],
  [ts.SymbolFlags.TypeAlias, 'type'],
];

function kindsOf(checker: ts.TypeChecker, symbol: ts.Symbol): readonly string[] {
  const { flags } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const isType = symbol.declarations?.some(isOfTypeOnly) ?? false;
  const kinds = [...VALUES, ...TYPES].filter(([flag]) => flags & flag).map(([, kind]) => kind);
  if (kinds.length === 0) throw new Error(`${symbol.name} is neither a value nor a type`);
  return isType ? kinds.map((kind) => (kind === 'interface' ? kind : 'type')) : kinds;
}

/** `export type { X }` and `export { type X }`: of what is a value too, the type alone. */
const isOfTypeOnly = (declaration: ts.Declaration): boolean =>
  ts.isExportSpecifier(declaration) && (declaration.isTypeOnly || declaration.parent.parent.isTypeOnly);
