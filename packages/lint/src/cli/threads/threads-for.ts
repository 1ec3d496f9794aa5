/**
 * From how many files on another thread is worth what it costs: memory, and the time until it has compiled what it runs
 * and is as fast as the first. From 20,000 on it wins where a processor is free; here it wins as much as it loses where
 * none is. The readme has the figures.
 */
const FILES_FOR_ANOTHER = 50_000;

/** More don't shorten what the first thread does alone, which finds the files and reports on them. */
const MOST = 4;

/** How many threads are worth it for so many files, as far as the machine runs them side by side. */
export function threadsFor(files: number): number {
  const worthIt = Math.min(Math.floor(files / FILES_FOR_ANOTHER) + 1, MOST);
  return worthIt === 1 ? 1 : Math.min(worthIt, process.getBuiltinModule('node:os').availableParallelism());
}
