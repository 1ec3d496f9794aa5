const texts = import.meta.glob<string>('../../../../samples/*/*', { query: '?raw', import: 'default', eager: true });

/** The text of a sample, by its folder and file. */
export const textOf = (name: string): string => texts[`../../../../samples/${name}`] ?? '';
