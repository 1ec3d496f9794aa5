/** What a request's header `Prefer` asks for. */
export interface Preference {
  /** The status to answer with. */
  readonly code?: number;
  /** The seconds to wait before the answer. */
  readonly delay?: number;
}

const FORM = /^(?:code=(?<code>[45]\d\d)|delay=(?<delay>\d{1,2}(?:\.\d{1,3})?))$/;
const OURS = /^(?:code|delay)\b/;

/** Reads the header `Prefer`, like `code=503, delay=1.5`; `undefined` if one of these is out of range. Others are ignored (RFC 7240). */
export function readPrefer(header: string): Preference | undefined {
  let preference: Preference = {};
  for (const part of header.split(/[,;]/).map((each) => each.trim())) {
    if (!OURS.test(part)) continue;
    const groups = FORM.exec(part)?.groups;
    if (groups === undefined) return undefined;
    const { code, delay } = groups;
    preference = { ...preference, ...(code && { code: Number(code) }), ...(delay && { delay: Number(delay) }) };
  }
  return preference;
}
