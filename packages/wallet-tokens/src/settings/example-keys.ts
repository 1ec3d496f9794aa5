import { onOneLine } from '../encodings/pem.ts';

/** A SEC1 structure with the number 1, which is a key of any curve. */
export const KEY_BODY = 'MCUCAQEEIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB';
/** The structure of a certificate of merchant.test.example, with empty parts and an RSA key of 4 bits. */
export const CERTIFICATE_BODY =
  'MFgwUaADAgECAgEBMAAwADAAMCcxJTAjBgoJkiaJk/IsZAEBDBVtZXJjaGFudC50ZXN0LmV4YW1wbGUwGDALBgkqhkiG9w0BAQEDCQAwBgIBDwIBAzAAAwEA';

/** A private key on one line, as in the setting. */
export const KEY_LINE = onOneLine('EC PRIVATE KEY', KEY_BODY);
/** A private key and a certificate as in a file. */
export const KEY_FILE = onOneLine('EC PRIVATE KEY', `\n${KEY_BODY}\n`);
export const CERTIFICATE_FILE = onOneLine('CERTIFICATE', `\n${CERTIFICATE_BODY}\n`);

export const rsaKey = (base64: string) => onOneLine('RSA PRIVATE KEY', `\n${base64}\n`);
