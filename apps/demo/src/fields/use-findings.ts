import { type CheckOptions, check, type Finding, prove, type Resource } from '@pg/rule-kit';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../parts/live-region.tsx';

/** Checks with cryptography start this long after the last keystroke. */
const PAUSE_MS = 200;

/** The findings of a payload. Those that need cryptography arrive a little later. */
export function useFindings(resource: Resource, payload: unknown, options: CheckOptions = {}): readonly Finding[] {
  const key = JSON.stringify([resource.kind, payload, options]);
  const [proven, setProven] = useState<{ readonly key: string; readonly findings: readonly Finding[] }>();
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      const findings = await prove(resource, payload, options);
      if (isWanted) setProven({ key, findings });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  const findings = [...check(resource, payload, options), ...(proven?.key === key ? proven.findings : [])];
  useErrorsAnnounced(findings);
  return findings;
}

/** Announces the number of errors when it changes. */
export function useErrorsAnnounced(findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  useEffect(() => announce(errors === 0 ? 'No errors' : `${errors} error${errors === 1 ? '' : 's'}`), [errors]);
}
