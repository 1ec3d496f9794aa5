/** Before a release and every night, all cases run: `FULL=1`. */
export const isFull = process.env.FULL === '1';

/** Every ninth case for each thing that is tested with them: together, the things have all cases. */
export const some = <T>(cases: readonly T[], thing: number): readonly T[] =>
  isFull ? cases : cases.filter((_, i) => i % 9 === thing % 9);
