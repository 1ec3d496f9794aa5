import { brands } from '@pg/sale-form';
import { type ConfigMistake, describeName } from './config-mistakes.ts';
import type { Config } from './config-schema.ts';

/** Brands in a profile that there are not: a brand may be named by any word that the configuration has for it. */
export function findStrayBrands(config: Config): ConfigMistake[] {
  const { overrides = [] } = config;
  const layers = [
    { at: [], settings: config },
    ...overrides.map((settings, i) => ({ at: ['overrides', i], settings })),
  ];
  const known = [...Object.keys(brands), ...layers.flatMap(({ settings }) => Object.values(settings.names ?? {}))];
  return layers.flatMap(({ at, settings }) =>
    Object.keys(settings.profile?.brandParameters ?? {})
      .filter((brand) => !known.includes(brand))
      .map((brand) => ({
        path: [...at, 'profile', 'brandParameters', brand],
        marksName: true,
        message: describeName(brand, known),
      })),
  );
}
