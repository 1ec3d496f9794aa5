import picomatch from 'picomatch';

/** Whether a path is one of those that a list of globs is for; an empty list is for none. */
export const matcher = (globs: string[]): ((path: string) => boolean) =>
  globs.length === 0 ? () => false : picomatch(globs, { dot: true });
