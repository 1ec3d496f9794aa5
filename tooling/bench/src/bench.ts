import { cpus } from 'node:os';
import { timeCommand } from './command.ts';
import { compareSpeed, runContestant } from './measure.ts';
import { SCENARIOS } from './payloads.ts';

/** Prints ratios: unlike times, they are similar on other machines. */
function bench(): void {
  const processors = cpus();
  console.log(`Node ${process.version}, ${processors[0]?.model.trim()}, ${processors.length} cores`);
  console.log('\nSet 6 payloads of about 70 fields, checked by @pg/card-params:');
  for (const scenario of SCENARIOS) {
    const { microseconds, ratios } = compareSpeed(scenario);
    const columns = ratios.map(({ name, ratio }) => `${ratio.toFixed(2)}x ${name}`.padEnd(16));
    console.log([`  ${scenario.name}`.padEnd(26), `${microseconds.toPrecision(3)} µs`.padEnd(10), ...columns].join(''));
  }
  const { startUp, files, parsingRatio, eslintRatio } = timeCommand();
  console.log('\npg-lint:');
  console.log(`  one file                ${startUp.toFixed(0)} ms more than an empty module`);
  console.log(
    `  5,000 files, cold       ${files.toFixed(0)} ms, ${parsingRatio.toFixed(2)}x the time to read and parse them`,
  );
  console.log(`  eslint on these files   ${eslintRatio.toFixed(1)}x pg-lint, with json-schema-validator`);
}

const [, , role, name = '', scenarioName] = process.argv;

// The benchmark starts this file again for each contestant.
if (role === 'contestant') runContestant(name, scenarioName);
else bench();
