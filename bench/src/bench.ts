import { checkAgreement } from './agreement.ts';
import { timeCommand } from './command-times.ts';
import { runContestant } from './contestant-process.ts';
import { type ContestantName, writeContestants } from './contestants.ts';
import { type Figures, measureScenario } from './measure.ts';
import { SCENARIOS } from './payloads.ts';
import { filesTable, goalsTable, machineLines, sizesTable, timesTable, tokensTable } from './report.ts';
import { measureSizes } from './sizes.ts';
import { timeTokens } from './token-times.ts';

const [, , role, name, scenarioNumber] = process.argv;

// The bench starts itself once more for every contestant.
if (role === 'contestant') await runContestant(name as ContestantName, Number(scenarioNumber));
else await bench();

async function bench(): Promise<void> {
  writeContestants();
  console.log(machineLines(await checkAgreement()));
  console.log('Measuring takes about six minutes.');
  const sizes = await measureSizes();
  const figures: Figures[] = [];
  for (let i = 0; i < SCENARIOS.length; i++) figures.push(await measureScenario(i));
  const tokens = timeTokens();
  const command = timeCommand();
  const tables = [timesTable(figures), sizesTable(sizes), tokensTable(tokens), filesTable(command.manyFiles)];
  for (const table of [...tables, goalsTable(figures, sizes, command, tokens)]) console.log(`\n${table}`);
}
