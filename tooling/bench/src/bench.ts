import { cpus } from 'node:os';
import { timeCommand } from './command.ts';
import { SCENARIOS } from './payloads.ts';
import { race, runContestant } from './race.ts';

/** Ratios carry over to other machines, times don't. */
function bench(): void {
  const processors = cpus();
  console.log(`Node ${process.version}, ${processors[0]?.model.trim()}, ${processors.length} cores`);
  console.log('\nSet 6 payloads of about 70 fields, checked by @pg/card-params:');
  for (const scenario of SCENARIOS) {
    const { microseconds, ratios } = race(scenario);
    const beside = ratios.map(({ name, ratio }) => `${ratio.toFixed(2)}x ${name}`.padEnd(16));
    console.log([`  ${scenario.name}`.padEnd(26), `${microseconds.toPrecision(3)} µs`.padEnd(10), ...beside].join(''));
  }
  const { startUp, files, ofParsing, ofEslint } = timeCommand();
  console.log('\npg-lint:');
  console.log(`  one file                ${startUp.toFixed(0)} ms more than an empty module`);
  console.log(`  5,000 files, cold       ${files.toFixed(0)} ms, ${ofParsing.toFixed(2)}x reading and parsing them`);
  console.log(`  eslint on these files   ${ofEslint.toFixed(1)}x pg-lint, with json-schema-validator`);
}

const [, , role, name = '', scenarioName] = process.argv;

// The bench starts itself once more for each contestant.
if (role === 'contestant') runContestant(name, scenarioName);
else bench();
