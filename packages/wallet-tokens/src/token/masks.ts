/** A value that a log or filter replaced: `***`, `[FILTERED]`, `<redacted>`. */
export const MASKED =
  /^\s*(?:[*•]{3,}|[[<({]\s*(?:filtered|redacted|masked|removed|hidden|secret|sensitive)[^\])>}]*[\])>}])\s*$/i;

/** A value that a log or filter shortened: `MEUC***`, `MEUC...`. */
export const PARTLY_MASKED = /[*•]{3,}|\.{3}|…/;
