import { cpus } from 'node:os';
import type { Agreement } from './agreement.ts';
import type { CommandTimes, ManyFiles } from './command-times.ts';
import { CONTESTANTS, type ContestantName } from './contestants.ts';
import type { Figure, Figures } from './measure.ts';
import { SCENARIOS, type Scenario } from './payloads.ts';
import type { Sizes } from './sizes.ts';
import type { TokenTimes } from './token-times.ts';

/** What the project wants to reach. The bench says whether it does, and never fails. */
interface Goal {
  readonly text: string;
  readonly isReached: boolean;
  readonly measured: string;
}

const WIDTH = 19;

/** What was measured on (ratios carry over to other machines, microseconds don't), and what was compared. */
export function machineLines({ payloads, otherWords }: Agreement): string {
  const processors = cpus();
  const lines = [
    `Node ${process.version}, ${processors[0]?.model.trim()}, ${processors.length} cores.`,
    `All contestants give the same answers on ${payloads} payloads.`,
    ...(otherWords.length > 0 ? ['The hand-written messages are out of date, such as', otherWords[0]] : []),
  ];
  return lines.join('\n');
}

/** The table of times. */
export function timesTable(figures: readonly Figures[]): string {
  const shapes = ['one shape', '256 shapes'].map((heading) => heading.padEnd(3 * WIDTH));
  const mistakes = SCENARIOS.map(scenarioHeading).map((heading) => heading.padEnd(WIDTH));
  const rows = CONTESTANTS.map(
    (name) => name.padEnd(WIDTH) + figures.map((byContestant) => figureText(byContestant[name])).join(''),
  );
  return [
    'Set 6 payloads of about 70 fields: time as a ratio to the best hand-written check, and in microseconds.',
    'One that is written for payloads of one shape only is faster on them, and on others many times as slow.',
    'Of payloads with mistakes every contestant lists all, and the hand-written check collects { path, message }.',
    '',
    (' '.repeat(WIDTH) + shapes.join('')).trimEnd(),
    (' '.repeat(WIDTH) + mistakes.join('')).trimEnd(),
    ...rows,
  ].join('\n');
}

const scenarioHeading = ({ mistakes }: Scenario): string => {
  if (mistakes === 0) return 'valid';
  return mistakes === 1 ? '1 mistake' : `${mistakes} mistakes`;
};

function figureText({ ratio, nanoseconds }: Figure): string {
  const microseconds = `${(nanoseconds / 1000).toPrecision(3)} µs`;
  return `${ratio.toFixed(2).padStart(6)}${small(`  ${microseconds.padEnd(WIDTH - 8)}`)}`;
}

// Faint where a terminal or turbo shows colours.
const small = (text: string): string =>
  (process.stdout.isTTY || process.env.FORCE_COLOR) && !process.env.NO_COLOR ? `\u001b[2m${text}\u001b[22m` : text;

/** The table of bundle sizes. */
export function sizesTable({ sizes, strays }: Sizes): string {
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);
  const rows = sizes.map(
    ({ app, minified, gzip }) => app.padEnd(2 * WIDTH) + kilobytes(gzip) + small(kilobytes(minified)),
  );
  return [
    `${'An app that imports one set, bundled'.padEnd(2 * WIDTH)}${'gzip'.padStart(10)}${'minified'.padStart(10)}`,
    ...rows,
    strays.length === 0
      ? 'The app with Set 1 carries no row of the other sets.'
      : `The app with Set 1 carries ${strays.length} rows of other sets: ${strays.slice(0, 3).join(', ')} …`,
  ].join('\n');
}

/** What the structure check of a token takes, beside the least that one can take. */
export function tokensTable(tokens: TokenTimes): string {
  const rows = Object.entries(tokens).map(([wallet, { ofText, ofValue, ofLeast }]) =>
    [wallet.padEnd(WIDTH), ...[ofText, ofValue, ofLeast].map((ratio) => ratio.toFixed(2).padEnd(WIDTH))].join(''),
  );
  return [
    'Structure of a token: time as a ratio to JSON.parse of its texts. The least reads them, decodes the base64 and looks',
    'at each field once, by hand: yes or no, without rows.',
    '',
    ['', 'from the text', 'of what was read', 'least, from text'].map((heading) => heading.padEnd(WIDTH)).join(''),
    ...rows,
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** What many files take, beside the least that checking them can take. */
export function filesTable({ ofReadingAndParsing, leastOfReadingAndParsing }: ManyFiles): string {
  const row = (name: string, ratio: number): string => name.padEnd(WIDTH) + ratio.toFixed(2);
  return [
    '5,000 files: time as a ratio to a program that reads and parses them. The least looks for names that are lost, at each',
    'field of Set 6 once, and for texts that say nothing, by hand: yes or no, without rows and places, of no other kind.',
    '',
    row('pg-lint', ofReadingAndParsing),
    row('least', leastOfReadingAndParsing),
  ].join('\n');
}

/** The project's goals beside what was measured. */
export function goalsTable(
  figures: readonly Figures[],
  { sizes }: Sizes,
  times: CommandTimes,
  tokens: TokenTimes,
): string {
  const gzip = sizes[0]?.gzip ?? Number.NaN;
  const goals = [
    ...walkGoals(figures),
    {
      text: 'Set6Cart in an app, gzip: at most 5 KB',
      isReached: gzip <= 5000,
      measured: `${(gzip / 1000).toFixed(2)} KB`,
    },
    {
      text: 'pg-lint on one file: at most 15 ms over an empty ES module',
      isReached: times.oneFileOver <= 15,
      measured: `${times.oneFileOver.toFixed(1)} ms`,
    },
    ...manyFilesGoals(times.manyFiles),
    ...tokenGoals(tokens),
  ];
  const rows = goals.map(
    ({ text, isReached, measured }) =>
      `${isReached ? 'reached' : 'missed '}  ${text.padEnd(78)}${measured.padStart(9)}`,
  );
  return ['Goals (one that is missed fails nothing)', ...rows].join('\n');
}

function walkGoals(figures: readonly Figures[]): Goal[] {
  return [
    atMost(1.4, 'valid, one shape: of the hand-written check', ratioIn(figures, 1, 0, '@pg/card-params')),
    atMost(1.1, 'valid, 256 shapes: of the hand-written check', ratioIn(figures, 256, 0, '@pg/card-params')),
    fasterThan(4, 'valibot', figures),
    fasterThan(4, 'ajv', figures),
    fasterThan(8, 'zod', figures),
    ...SCENARIOS.filter(({ mistakes }) => mistakes > 0).map((scenario) =>
      atMost(
        1.8,
        `${scenarioHeading(scenario)}, ${scenario.shapes === 1 ? 'one shape' : '256 shapes'}: of the hand-written collector`,
        ratioIn(figures, scenario.shapes, scenario.mistakes, '@pg/card-params'),
      ),
    ),
  ];
}

const tokenGoals = ({ wallet1, wallet2 }: TokenTimes): Goal[] => [
  atMost(2, 'structure of a wallet1 token, reading it included: of JSON.parse of its texts', wallet1.ofText),
  atMost(2, 'structure of a wallet2 token, reading it included: of JSON.parse of its texts', wallet2.ofText),
  atMost(2, 'structure of a wallet1 token that was read: of JSON.parse of its texts', wallet1.ofValue),
  atMost(2, 'structure of a wallet2 token that was read: of JSON.parse of its texts', wallet2.ofValue),
];

function manyFilesGoals({ ofReadingAndParsing, cachedOfReading, peak, cachedPeak, peers }: ManyFiles): Goal[] {
  const inMemory = (what: string, mebibytes: number): Goal => ({
    text: `${what}: at most 100 MiB of memory`,
    isReached: mebibytes <= 100,
    measured: `${mebibytes.toFixed(0)} MiB`,
  });
  return [
    atMost(1.7, 'pg-lint on 5,000 files: of reading and parsing them', ofReadingAndParsing),
    inMemory('pg-lint on 5,000 files', peak),
    atMost(1, 'pg-lint on 5,000 files, cached: of reading them', cachedOfReading),
    inMemory('pg-lint on 5,000 files, cached', cachedPeak),
    ...peers.map(({ name, goal, times }) => ({
      text: `pg-lint on 5,000 files: at least ${goal} times faster than ${name}`,
      isReached: times >= goal,
      measured: times.toFixed(2),
    })),
  ];
}

const atMost = (limit: number, what: string, ratio: number): Goal => ({
  text: `${what}: at most ${limit} times`,
  isReached: ratio <= limit,
  measured: ratio.toFixed(2),
});

function fasterThan(times: number, name: ContestantName, figures: readonly Figures[]): Goal {
  const ratio = ratioIn(figures, 256, 0, name) / ratioIn(figures, 256, 0, '@pg/card-params');
  return {
    text: `valid, 256 shapes: at least ${times} times faster than ${name}`,
    isReached: ratio >= times,
    measured: ratio.toFixed(2),
  };
}

function ratioIn(figures: readonly Figures[], shapes: number, mistakes: number, name: ContestantName): number {
  const i = SCENARIOS.findIndex((scenario) => scenario.shapes === shapes && scenario.mistakes === mistakes);
  return figures[i]?.[name].ratio ?? Number.NaN;
}
