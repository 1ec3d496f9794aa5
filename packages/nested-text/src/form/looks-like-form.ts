/** The first field may have no `=`. */
const NAME_AND_EQUALS = /^&*(?:[\w.[\]%-]+&)?[^\s"'{}<>:,=&]+=/;
const BASE64 = /^[\w+/-]{16,}={1,2}\s*$/;

/** Whether a text is probably a URL-encoded form: `name=value`, joined by `&`. Base64 with `=` at the end is not a form. */
export const looksLikeForm = (text: string): boolean => NAME_AND_EQUALS.test(text) && !BASE64.test(text);
