/** The settings `pg.*` of an editor. */
export interface Settings {
  /** Whether payloads are checked. */
  readonly enable: boolean;
  /** A configuration for all files, from the workspace folder; `false` for none. By default, each file has the nearest one. */
  readonly config: string | false | undefined;
}

/** What a setting must be, unless it is `null` or left out. The client reads `trace` itself. */
const ACCEPTED: Readonly<Record<string, { readonly words: string; readonly accepts: (value: unknown) => boolean }>> = {
  enable: { words: 'true or false', accepts: (value) => typeof value === 'boolean' },
  config: { words: 'a path or false', accepts: (value) => typeof value === 'string' || value === false },
  trace: { words: 'a word', accepts: () => true },
};

/** Reads settings that an editor sent, later ones first to last. One with a mistake has its default. */
export function readSettings(...sent: readonly unknown[]): { settings: Settings; mistakes: string[] } {
  const given: { enable?: unknown; config?: unknown } = Object.assign(
    {},
    ...sent.map((each) => (typeof each === 'object' && each ? each : {})),
  );
  const mistakes = Object.entries(given).flatMap(([name, value]) => {
    const accepted = Object.hasOwn(ACCEPTED, name) ? ACCEPTED[name] : undefined;
    if (accepted === undefined) return `${name} is not a setting; there are enable and config`;
    return value === null || accepted.accepts(value) ? [] : `the setting ${name} must be ${accepted.words}`;
  });
  const { enable, config } = given;
  return {
    settings: {
      enable: enable !== false,
      config: config === false || (typeof config === 'string' && config !== '') ? config : undefined,
    },
    mistakes,
  };
}
