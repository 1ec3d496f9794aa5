/** A first entry that has lost its `=` is a name still. */
const NAME_AND_EQUALS = /^&*(?:[\w.[\]%-]+&)?[^\s"'{}<>:,=&]+=/;
const BASE64 = /^[\w+/-]{16,}={1,2}\s*$/;

/** Whether a text reads as a URL-encoded form: `name=value`, joined by `&`, and no base64, which ends with `=` too. */
export const looksLikeForm = (text: string): boolean => NAME_AND_EQUALS.test(text) && !BASE64.test(text);
