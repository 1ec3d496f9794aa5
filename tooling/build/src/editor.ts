import { fileURLToPath } from 'node:url';
import type ts from 'typescript';

/** A compiler, of any of the versions that are claimed. */
export type Compiler = typeof ts;

/** A file that isn't on disk, in a folder that finds the packages as a user's does: built. */
const FILE = fileURLToPath(new URL('../consumer.ts', import.meta.url));

/** Opens a program in a compiler's language service. Marks in it, such as `/*1*\/`, name what follows them. */
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
  const after = (mark: string): number => {
    const start = text.indexOf(`/*${mark}*/`);
    if (start < 0) throw new Error(`the program has no mark ${mark}`);
    return start + mark.length + '/**/'.length;
  };
  const inWords = (parts: ts.SymbolDisplayPart[] | undefined): string => compiler.displayPartsToString(parts);
  return {
    /** The documentation that hovering shows. */
    hover: (mark: string) => inWords(service.getQuickInfoAtPosition(FILE, after(mark))?.documentation),
    /** The documentation of a completion; `undefined` where it is not offered. */
    completion(mark: string, name: string) {
      const at = after(mark);
      const details = service.getCompletionEntryDetails(FILE, at, name, undefined, undefined, undefined, undefined);
      return details && inWords(details.documentation);
    },
    /** What the compiler has against the program. */
    errors: () =>
      [...service.getSyntacticDiagnostics(FILE), ...service.getSemanticDiagnostics(FILE)].map(({ messageText }) =>
        compiler.flattenDiagnosticMessageText(messageText, '\n'),
      ),
  };
}
