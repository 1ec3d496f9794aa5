import type { Completions, FixedText, rowAt } from '@pg/lint';
import type { SampleFormat } from '@pg/lint/sample';
import type { Redacted } from '../share/redact.ts';
import type { CheckedText, CheckRequest } from './check-text.ts';

/** A place in a text. */
export interface PlaceRequest {
  readonly text: string;
  readonly offset: number;
  readonly kind?: string | undefined;
}

/** What the worker does: from the request of each task to its answer. */
export interface Tasks {
  check(request: CheckRequest): CheckedText;
  fix(request: CheckRequest): FixedText;
  /** Writes another text in the place of a payload; `undefined` if it can't be quoted there. */
  putBack(request: CheckRequest & { readonly number: number; readonly written: string }): string | undefined;
  complete(request: PlaceRequest): Completions | undefined;
  row(request: PlaceRequest): ReturnType<typeof rowAt>;
  /** Code that sends a payload; `undefined` if its text can't be read. */
  code(request: { readonly kind: string; readonly text: string; readonly format: SampleFormat }): string | undefined;
  redact(request: CheckRequest): Redacted;
}

export type TaskName = keyof Tasks;
export type RequestOf<TName extends TaskName> = Parameters<Tasks[TName]>[0];
export type AnswerOf<TName extends TaskName> = ReturnType<Tasks[TName]>;

/** Does each task. */
export type Run = {
  readonly [Name in TaskName]: (request: RequestOf<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

/** A message from the page to the worker. */
export interface WorkerRequest<TName extends TaskName = TaskName> {
  readonly task: TName;
  readonly request: RequestOf<TName>;
}

/** The worker's answer. */
export type WorkerAnswer<TName extends TaskName = TaskName> =
  | { readonly done: AnswerOf<TName> }
  | { readonly failed: string };
