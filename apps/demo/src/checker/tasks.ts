import type { Completions, FixedText, rowAt } from '@pg/lint';
import type { Redacted } from '../share/redact.ts';
import type { CheckedText, CheckRequest } from './check-text.ts';
import type { TextFile } from './list-files.ts';
import type { Totals } from './totals.ts';

/** A place in a text. */
export interface PlaceRequest {
  readonly text: string;
  readonly offset: number;
  readonly kind?: string | undefined;
}

/** A valid payload to start with. */
export interface NewPayload {
  readonly kind: string;
  readonly set?: number;
  readonly brand?: string;
  /** A sample of the repository instead. */
  readonly sample?: string;
}

/** What the worker does: the request and the answer of each task. */
export interface Tasks {
  readonly check: { readonly request: CheckRequest; readonly answer: CheckedText };
  readonly fix: { readonly request: CheckRequest; readonly answer: FixedText };
  readonly complete: { readonly request: PlaceRequest; readonly answer: Completions | undefined };
  readonly row: { readonly request: PlaceRequest; readonly answer: ReturnType<typeof rowAt> };
  readonly write: { readonly request: NewPayload; readonly answer: string };
  readonly redact: { readonly request: CheckRequest; readonly answer: Redacted };
  readonly list: {
    readonly request: { readonly files: readonly TextFile[]; readonly profile?: string | undefined };
    readonly answer: readonly Totals[];
  };
}

export type TaskName = keyof Tasks;

/** A message from the page to the worker. */
export type WorkerRequest<TName extends TaskName = TaskName> = {
  readonly [Name in TName]: { readonly task: Name; readonly request: Tasks[Name]['request'] };
}[TName];

/** The worker's answer: one for each request, in their order. */
export type WorkerAnswer<TName extends TaskName = TaskName> =
  | { readonly done: Tasks[TName]['answer'] }
  | { readonly failed: string };
