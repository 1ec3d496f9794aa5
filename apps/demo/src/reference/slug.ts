/** A section as a URL has it: `2.2-set-6-shipping`. */
export const slugOf = (section: string): string => section.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-');
