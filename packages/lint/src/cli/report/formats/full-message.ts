import type { Finding } from '@pg/rule-kit';

/** A finding's message and hint as one text, for formats that have one place for both. */
export const fullMessage = ({ message, hint }: Finding): string =>
  hint === undefined ? message : `${message}. ${hint}`;
