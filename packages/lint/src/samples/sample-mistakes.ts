import { check, type Finding } from '@pg/rule-kit';
import { pointerOf } from '@pg/rule-kit/internal';
import { requireResource } from '../rules/kinds.ts';
import { type Choose, pick, seeded } from './choose.ts';
import { placesIn } from './places.ts';
import { type Making, makePayload, type SampleOptions } from './sample-payload.ts';

/** A payload with a mistake. */
export interface SampleMistake {
  /** The rule that reports it. */
  readonly rule: string;
  /** The payload; a string if the mistake is in the text. */
  readonly payload: unknown;
  /** All findings, usually one. */
  readonly findings: readonly Finding[];
}

/**
 * Makes a payload with a mistake for each rule that the payload of these options can break.
 *
 * @throws {RangeError} for a kind that does not exist.
 */
export function sampleMistakes({ seed = 0, ...options }: SampleOptions): readonly SampleMistake[] {
  const choose = seeded(seed);
  const resource = requireResource(options.kind);
  const places = placesIn(resource, makePayload({ ...options, choose }));
  const changes = places.flatMap(({ values, set }) => values.map((value) => () => set(value)));
  const best = new Map<string, SampleMistake>();
  for (const change of shuffle(changes, choose)) {
    const payload = change();
    const findings = check(resource, payload);
    for (const { rule, path } of findings) {
      // With placeholders, what is behind another mistake may not be found.
      if (findings.find((each) => pointerOf(each.path) === pointerOf(path))?.rule !== rule) continue;
      const known = best.get(rule);
      if (known === undefined || findings.length < known.findings.length) best.set(rule, { rule, payload, findings });
    }
  }
  return [...best.values()].sort((a, b) => (a.rule < b.rule ? -1 : 1));
}

function shuffle<T>(values: T[], choose: Choose): T[] {
  for (let i = values.length - 1; i > 0; i--) {
    const other = choose(i + 1);
    [values[i], values[other]] = [values[other] as T, values[i] as T];
  }
  return values;
}

/** Makes a payload with one mistake, which one rule reports once, as an error or a warning. */
export function makeMistake(making: Making): SampleMistake {
  const resource = requireResource(making.kind);
  const places = placesIn(resource, makePayload(making));
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { values, set } = pick(places, making.choose);
    const payload = set(pick(values, making.choose));
    const findings = check(resource, payload);
    const [finding, ...others] = findings;
    if (finding && others.length === 0 && finding.severity !== 'info') return { rule: finding.rule, payload, findings };
  }
  throw new Error(`no change of ${making.kind} has one finding`);
}

const MAX_TRIES = 1000;
