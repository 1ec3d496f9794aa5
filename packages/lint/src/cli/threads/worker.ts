import { parentPort, workerData } from 'node:worker_threads';
import { type CheckedFile, checkFile } from '../files/check-file.ts';
import { type Job, type Message, toSent } from './messages.ts';
import { SharedWork } from './shared-work.ts';

/** How many files with findings are told of at a time: a message takes longer than most of what it says. */
const AT_A_TIME = 50;

/**
 * Checks files from the last to the first that is not taken. A failure ends it, and is nobody's to see: whoever needs the
 * file checks it again, and fails as if there were no worker.
 */
async function work({ files, lints, options, bytes }: Job): Promise<void> {
  const shared = new SharedWork(bytes);
  const found: Message[number][] = [];
  for (let i = files.length - 1; i >= 0; i--) {
    const [file, lint] = [files[i], lints[i]];
    if (file === undefined || lint === undefined || !shared.take(i)) continue;
    const checking = checkFile({ file, named: false, isStream: false }, { lint, rules: {} }, options);
    // What needs no waiting is not waited for.
    const checked = checking instanceof Promise ? await checking : checking;
    const kind = flawlessKind(checked);
    if (kind === undefined) found.push([i, toSent(checked)]);
    else shared.setFlawless(i, kind);
    if (found.length === AT_A_TIME) parentPort?.postMessage(found.splice(0));
  }
  parentPort?.postMessage(found);
}

const flawlessKind = ({ kind, findings }: CheckedFile): string | undefined =>
  findings.length === 0 ? kind : undefined;

work(workerData);
