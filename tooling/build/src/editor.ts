import { fileURLToPath } from 'node:url';
import type ts from 'typescript';

/** A compiler, of any of the versions that are claimed. */
export type Compiler = typeof ts;

/** A file that isn't on disk, in a folder that finds the packages as a user's does: built. */
const FILE = fileURLToPath(new URL('../consumer.ts', import.meta.url));

/** What an editor shows of a program; places in it are marks such as `/*1*\/`. */
export interface Editor {
  /** The documentation that hovering over what stands behind a mark shows. */
  hover(mark: string): string;
  /** The documentation of a completion that is offered behind a mark; `undefined` where it is not offered. */
  completion(mark: string, name: string): string | undefined;
  /** Where what stands behind a mark is declared. */
  declaration(mark: string): Place | undefined;
  /** What the compiler has against the program. */
  errors(): readonly string[];
}

/** A place in a file, counted from 0. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly character: number;
}

/** Opens a program in a compiler's language service. */
export function openEditor(compiler: Compiler, text: string): Editor {
  const options: ts.CompilerOptions = {
    strict: true,
    module: compiler.ModuleKind.NodeNext,
    moduleResolution: compiler.ModuleResolutionKind.NodeNext,
    target: compiler.ScriptTarget.ES2022,
    types: [],
  };
  const snapshot = (path: string) => (path === FILE ? text : compiler.sys.readFile(path));
  const service = compiler.createLanguageService({
    fileExists: (path) => path === FILE || compiler.sys.fileExists(path),
    readFile: snapshot,
    directoryExists: compiler.sys.directoryExists,
    realpath: compiler.sys.realpath ?? ((path) => path),
    getCurrentDirectory: compiler.sys.getCurrentDirectory,
    getScriptFileNames: () => [FILE],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const content = snapshot(path);
      return content === undefined ? undefined : compiler.ScriptSnapshot.fromString(content);
    },
    getCompilationSettings: () => options,
    getDefaultLibFileName: compiler.getDefaultLibFilePath,
  });
  const behind = (mark: string): number => {
    const start = text.indexOf(`/*${mark}*/`);
    if (start < 0) throw new Error(`the program has no mark ${mark}`);
    return start + mark.length + '/**/'.length;
  };
  const inWords = (parts: ts.SymbolDisplayPart[] | undefined): string => compiler.displayPartsToString(parts);
  return {
    hover: (mark) => inWords(service.getQuickInfoAtPosition(FILE, behind(mark))?.documentation),
    completion(mark, name) {
      const at = behind(mark);
      const details = service.getCompletionEntryDetails(FILE, at, name, undefined, undefined, undefined, undefined);
      return details && inWords(details.documentation);
    },
    declaration(mark) {
      const [found] = service.getDefinitionAtPosition(FILE, behind(mark)) ?? [];
      const place = found && service.toLineColumnOffset?.(found.fileName, found.textSpan.start);
      return found && place && { file: found.fileName, ...place };
    },
    errors: () =>
      [...service.getSyntacticDiagnostics(FILE), ...service.getSemanticDiagnostics(FILE)].map(({ messageText }) =>
        compiler.flattenDiagnosticMessageText(messageText, '\n'),
      ),
  };
}
