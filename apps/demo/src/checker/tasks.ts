import type { Completions, FixedText, rowAt } from '@pg/lint';
import type { Redacted } from '../share/redact.ts';
import type { CheckedText, CheckRequest } from './check-text.ts';
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

/** A file that the user opened. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** What the worker does: from the request of each task to its answer. */
export interface Tasks {
  check(request: CheckRequest): CheckedText;
  fix(request: CheckRequest): FixedText;
  complete(request: PlaceRequest): Completions | undefined;
  row(request: PlaceRequest): ReturnType<typeof rowAt>;
  write(request: NewPayload): string;
  redact(request: CheckRequest): Redacted;
  list(request: { readonly files: readonly TextFile[]; readonly profile?: string | undefined }): readonly Totals[];
}

export type TaskName = keyof Tasks;
export type RequestOf<TName extends TaskName> = Parameters<Tasks[TName]>[0];
export type AnswerOf<TName extends TaskName> = ReturnType<Tasks[TName]>;

/** A message from the page to the worker. */
export interface WorkerRequest<TName extends TaskName = TaskName> {
  readonly task: TName;
  readonly request: RequestOf<TName>;
}

/** The worker's answer. */
export type WorkerAnswer<TName extends TaskName = TaskName> =
  | { readonly done: AnswerOf<TName> }
  | { readonly failed: string };
