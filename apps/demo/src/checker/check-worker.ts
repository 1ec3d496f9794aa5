import { completionsAt } from '@pg/lint';
import { expose } from 'comlink';
import { checkText } from './check-text.ts';
import { redactText } from './redact.ts';

const tasks = { check: checkText, complete: completionsAt, redact: redactText };

/** What the worker does for the page. */
export type Tasks = typeof tasks;

expose(tasks);
