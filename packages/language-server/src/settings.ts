/** The settings `pg.*` of an editor. */
export interface Settings {
  /** Whether payloads are checked. */
  readonly enable: boolean;
  /** A configuration for all files, from the workspace folder; `false` for none. By default, each file has the nearest one. */
  readonly config: string | false | undefined;
}

/** Reads settings that an editor sent; a setting of a wrong type has its default. */
export function readSettings(given: unknown): Settings {
  const { enable, config }: { enable?: unknown; config?: unknown } = typeof given === 'object' && given ? given : {};
  return {
    enable: enable !== false,
    config: config === false || (typeof config === 'string' && config !== '') ? config : undefined,
  };
}
