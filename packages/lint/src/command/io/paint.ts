import { inspect } from 'node:util';
import type { Io } from './io.ts';

/** Colors a text for a terminal, or leaves it as it is. */
export type Paint = (style: 'red' | 'yellow' | 'green' | 'blue' | 'cyan' | 'dim' | 'underline', text: string) => string;

export const withoutColors: Paint = (_, text) => text;

/** Uses colors if `--color`, the environment or a terminal enables them. */
export function painterFor(choice: boolean | undefined, { env, isTerminal }: Io): Paint {
  if (choice !== undefined) return choice ? withColors : withoutColors;
  if (env.NO_COLOR) return withoutColors;
  const hasColors = env.FORCE_COLOR ? !/^(?:0|false)$/.test(env.FORCE_COLOR) : env.TERM !== 'dumb' && isTerminal(1);
  return hasColors ? withColors : withoutColors;
}

const withColors: Paint = (style, text) => {
  const [on, off] = inspect.colors[style] ?? [0, 0];
  return `\u001b[${on}m${text}\u001b[${off}m`;
};
