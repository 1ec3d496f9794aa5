// Measures how many mutants of a package the tests detect: the package's own tests first, then all.
// node tooling/mutate/mutate.js PACKAGE [SAMPLE SIZE] [SEED]
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [, , name = '', size = '50', seed = '1'] = process.argv;

/** The share of killed mutants, in percent, below which the exit status is 1. */
const MIN_KILLED = 95;

const OPERATORS = {
  ...{ '<': ['<=', '>='], '<=': ['<', '>'], '>': ['>=', '<='], '>=': ['>', '<'] },
  ...{ '===': ['!=='], '!==': ['==='], '&&': ['||'], '||': ['&&'], '-': ['+'], '*': ['/'] },
};

/** Mutants change operators, numbers, conditions and statements, but no strings, types or imports. */
function mutantsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const mutants = [];
  const add = (node, ...texts) => {
    const [start, end] = [node.getStart(), node.getEnd()];
    const { line } = source.getLineAndCharacterOfPosition(start);
    const place = `${relative(root, file)}:${line + 1}  ${node.getText().split('\n')[0]}`;
    for (const text of texts) mutants.push({ file, start, end, text, place });
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) add(node.operatorToken, ...(OPERATORS[node.operatorToken.getText()] ?? []));
    if (ts.isNumericLiteral(node)) add(node, `(${node.text} + 1)`, `(${node.text} - 1)`);
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    if (ts.isIfStatement(node)) add(node.expression, 'true', 'false');
    if (ts.isConditionalExpression(node)) add(node.condition, 'true', 'false');
    if (ts.isExpressionStatement(node) || ts.isThrowStatement(node)) add(node, ';');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

/** A random selection, the same for the same seed. */
function sample(items, count) {
  let state = Number(seed);
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  const shuffled = items.map((item) => ({ item, order: random() })).sort((a, b) => a.order - b.order);
  return shuffled.slice(0, count).map(({ item }) => item);
}

/** Whether tests pass within `timeout` milliseconds: a mutant may never end. */
function passes(tests, mutant, timeout) {
  const config = ['--config', 'tooling/mutate/vitest.config.js', '--root', root, '--bail', '1'];
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...config, ...tests];
  const env = { ...process.env, MUTANT: JSON.stringify(mutant) };
  // Unlike a timeout of Node, the program ends the test processes too.
  const limited = ['--signal=KILL', `${timeout / 1000}`, process.execPath, ...args];
  const { status } = spawnSync('timeout', limited, { env, stdio: mutant.file ? 'ignore' : 'inherit' });
  return status === 0;
}

const start = performance.now();
if (!passes([], {}, 3_600_000)) throw new Error('the tests fail without a mutant');
const timeout = Math.round(3 * (performance.now() - start)) + 10_000;

const folder = join(root, 'packages', name, 'src');
const files = readdirSync(folder, { recursive: true }).filter((file) => /(?<!\.test)\.ts$/.test(file));
const all = files.sort().flatMap((file) => mutantsOf(join(folder, file)));
const mutants = sample(all, Number(size));
let killed = 0;
for (const mutant of mutants) {
  const survives = passes([`packages/${name}/`], mutant, timeout) && passes([], mutant, timeout);
  if (!survives) killed++;
  console.log(`${survives ? 'SURVIVED' : 'killed  '} ${mutant.place}  ->  ${mutant.text}`);
}
const share = Math.floor((100 * killed) / mutants.length);
console.log(`${name}: ${killed} of ${mutants.length} killed, ${share} %; the package has ${all.length} mutants`);
process.exitCode = share >= MIN_KILLED ? 0 : 1;
