/** What logs and filters write in place of a whole value: `***`, `[FILTERED]`, `<redacted>`. */
export const MASKED =
  /^\s*(?:[*•]{3,}|[[<({]\s*(?:filtered|redacted|masked|removed|hidden|secret|sensitive)[^\])>}]*[\])>}])\s*$/i;

/** What they leave of a part of a value: `MEUC***`, `MEUC...`. */
export const PARTLY_MASKED = /[*•]{3,}|\.{3}|…/;
