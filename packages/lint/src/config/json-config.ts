import { readFileSync } from 'node:fs';
import { type JsonProblem, positionsIn, readJson, type Span } from '@pg/nested-text';
import type { Path } from '@pg/rule-kit';
import { UsageError } from '../cli/exit-status.ts';
import { describeSystemError } from '../cli/system-error.ts';
import type { ConfigPlace, ReadConfig } from './load-config.ts';

/**
 * Reads a configuration that is JSON.
 *
 * @throws {UsageError} where it can't be read or is not JSON.
 */
export function readJsonConfig(path: string, file: string): ReadConfig {
  const text = readText(path, file);
  const { value, problems, map } = readJson(text);
  const toPosition = positionsIn(text);
  const placeAt = ({ start }: Span): ConfigPlace => {
    const { line, column } = toPosition(start);
    return { name: `${file}:${line}:${column}`, offset: start };
  };
  if (problems.length > 0) {
    throw new UsageError(problems.map((each) => `${placeAt(each.span).name}: ${describeProblem(each)}`).join('\n'));
  }
  const locate = (at: Path, marksName = false): Span => {
    const place = map().locate(at);
    if (place) return (marksName && place.name) || place.value;
    return at.length === 0 ? { start: 0, end: 0 } : locate(at.slice(0, -1));
  };
  return {
    value,
    placeOf: (mistake) => placeAt(locate(mistake.path, mistake.marksName)),
    spanOf: (at) => {
      const { start, end } = locate(at);
      const { line: endLine, column: endColumn } = toPosition(end);
      return { ...toPosition(start), endLine, endColumn };
    },
  };
}

const describeProblem = ({ kind, found, allowed }: JsonProblem): string =>
  `${found}, ${kind === 'syntax' ? `${allowed} expected` : allowed}`;

function readText(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new UsageError(`${file}: the configuration can’t be read (${describeSystemError(error)})`);
  }
}
