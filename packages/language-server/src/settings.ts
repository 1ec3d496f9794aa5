/** The settings `pg.*` of an editor. */
export interface Settings {
  /** Whether payloads are checked. */
  readonly enable: boolean;
  /** A configuration for all files, from the workspace folder; `false` for none. By default, each file has the nearest one. */
  readonly config: string | false | undefined;
}

/** What a setting must be. */
const ACCEPTED: ReadonlyMap<string, readonly unknown[]> = new Map([
  ['enable', ['boolean']],
  ['config', ['string', false]],
]);

/** Reads settings that an editor sent, later ones last; `null` is the default, as is one with a mistake. */
export function readSettings(...sent: readonly unknown[]): { settings: Settings; mistakes: string[] } {
  const given = new Map(sent.flatMap((each) => Object.entries(Object(each))));
  const mistakes = Array.from(given).flatMap(([name, value]: [string, unknown]) => {
    // The client reads it itself.
    if (name === 'trace') return [];
    const accepted = ACCEPTED.get(name);
    if (accepted === undefined) return `${name} is not a setting; there are enable and config`;
    if (value === null || accepted.includes(value) || accepted.includes(typeof value)) return [];
    return `the setting ${name} must be ${name === 'enable' ? 'true or false' : 'a path or false'}`;
  });
  const config: unknown = given.get('config');
  return {
    settings: {
      enable: given.get('enable') !== false,
      config: config === false || (typeof config === 'string' && config !== '') ? config : undefined,
    },
    mistakes,
  };
}

/** The settings in all that an editor sent: the section `pg`, or else what is beside the sections of other servers. */
export function ownSettings(sent: unknown): unknown {
  const { pg, ...others } = Object(sent);
  return pg ?? Object.fromEntries(Object.entries(others).filter(([, value]) => typeof value !== 'object'));
}
