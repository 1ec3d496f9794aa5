import { useEffect, useState } from 'preact/hooks';
import { codeOfRequest, type RequestCode } from './request-code.ts';

/** The code that sends a request; `undefined` until it is written, and without a body. */
export function useRequestCode<TBody>(
  body: TBody | undefined,
  request: (body: TBody) => Promise<Request>,
): RequestCode | undefined {
  const key = JSON.stringify(body);
  const [code, setCode] = useState<RequestCode>();
  useEffect(() => {
    if (body === undefined) return;
    let isWanted = true;
    void request(body)
      .then(codeOfRequest)
      .then((made) => isWanted && setCode(made));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return body && code;
}
