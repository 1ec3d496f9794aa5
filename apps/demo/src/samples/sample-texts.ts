/** The texts of all samples, by their paths. */
export const texts = import.meta.glob<string>('../../../../samples/*/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});
