/** Characters that the first field's name does not have. Only one field before it may have no `=`. */
const NOT_IN_NAME = /[\s"'{}<>:,&]/;
const NOT_IN_BARE_NAME = /[^\w.[\]%-]/;
const NOT_BASE64 = /[^\w+/-]/;

/**
 * Whether a text is probably a URL-encoded form: `name=value`, joined by `&`. Base64 with `=` at the end is not a form.
 *
 * It uses no pattern that repeats: V8 fails if a repetition matches several megabytes.
 */
export function looksLikeForm(text: string): boolean {
  const start = text.search(/[^&]/);
  const end = text.indexOf('=');
  if (end <= start) return false;
  const names = text.slice(start, end);
  const ampersand = names.indexOf('&');
  const [bare, name] = ampersand < 0 ? ['', names] : [names.slice(0, ampersand), names.slice(ampersand + 1)];
  return name !== '' && !NOT_IN_BARE_NAME.test(bare) && !NOT_IN_NAME.test(name) && !isBase64(text, end);
}

const isBase64 = (text: string, end: number): boolean =>
  end >= 16 && !NOT_BASE64.test(text.slice(0, end)) && ['=', '=='].includes(text.slice(end).trimEnd());
