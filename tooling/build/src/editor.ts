import { fileURLToPath } from 'node:url';
import type ts from 'typescript';

export type Compiler = typeof ts;

/** Not on disk, but in a folder where its imports find the built packages. */
const FILE = fileURLToPath(new URL('../consumer.ts', import.meta.url));

/** Opens a program in the language service. A comment like `/*mark*\/` marks the position after it. */
export function openEditor(compiler: Compiler, text: string) {
  const options: ts.CompilerOptions = {
    strict: true,
    module: compiler.ModuleKind.NodeNext,
    moduleResolution: compiler.ModuleResolutionKind.NodeNext,
    target: compiler.ScriptTarget.ES2022,
    types: [],
  };
  const readFile = (path: string) => (path === FILE ? text : compiler.sys.readFile(path));
  const service = compiler.createLanguageService({
    fileExists: (path) => path === FILE || compiler.sys.fileExists(path),
    readFile,
    directoryExists: compiler.sys.directoryExists,
    realpath: compiler.sys.realpath ?? ((path) => path),
    getCurrentDirectory: compiler.sys.getCurrentDirectory,
    getScriptFileNames: () => [FILE],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const content = readFile(path);
      return content === undefined ? undefined : compiler.ScriptSnapshot.fromString(content);
    },
    getCompilationSettings: () => options,
    getDefaultLibFileName: compiler.getDefaultLibFilePath,
  });
  const positionAfter = (mark: string): number => {
    const start = text.indexOf(`/*${mark}*/`);
    if (start < 0) throw new Error(`the program has no mark ${mark}`);
    return start + mark.length + '/**/'.length;
  };
  const toText = (parts: ts.SymbolDisplayPart[] | undefined): string => compiler.displayPartsToString(parts);
  return {
    /** The documentation that hovering shows. */
    hover: (mark: string) => toText(service.getQuickInfoAtPosition(FILE, positionAfter(mark))?.documentation),
    /** The names and values that are offered. */
    completions: (mark: string) =>
      service.getCompletionsAtPosition(FILE, positionAfter(mark), undefined)?.entries.map(({ name }) => name),
    /** The documentation of a completion, or `undefined` if it is not offered. */
    completion(mark: string, name: string) {
      const at = positionAfter(mark);
      const details = service.getCompletionEntryDetails(FILE, at, name, undefined, undefined, undefined, undefined);
      return details && toText(details.documentation);
    },
    errors: () =>
      [...service.getSyntacticDiagnostics(FILE), ...service.getSemanticDiagnostics(FILE)].map(({ messageText }) =>
        compiler.flattenDiagnosticMessageText(messageText, '\n'),
      ),
  };
}
