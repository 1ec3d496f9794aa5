import type { Finding } from '../findings/finding.ts';
import { formatPath } from '../findings/path.ts';

/** A request that the service would refuse: `findings` says what is wrong, and shows no payer's data. */
export class InvalidRequestError extends Error {
  override readonly name: string = 'InvalidRequestError';
  /** All that was found, warnings and notes included. */
  readonly findings: readonly Finding[];

  /** @param what What was to be sent, as the subject of a sentence: "The sale". */
  constructor(what: string, findings: readonly Finding[]) {
    const errors = findings.filter(({ severity }) => severity === 'error');
    const count = errors.length === 1 ? 'an error' : `${errors.length} errors`;
    super(`${what} has ${count}:\n${errors.map(line).join('\n')}`);
    this.findings = findings;
  }
}

const line = ({ path, message, section }: Finding): string =>
  `- ${message} (${path.length > 0 ? `${formatPath(path)}; ` : ''}${section})`;
