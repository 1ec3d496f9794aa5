/** The first entry may have no `=`. */
const NAME_AND_EQUALS = /^&*(?:[\w.[\]%-]+&)?[^\s"'{}<>:,=&]+=/;
const BASE64 = /^[\w+/-]{16,}={1,2}\s*$/;

/** Whether a text reads as a URL-encoded form: `name=value`, joined by `&`. Base64 may end with `=` too, and does not. */
export const looksLikeForm = (text: string): boolean => NAME_AND_EQUALS.test(text) && !BASE64.test(text);
