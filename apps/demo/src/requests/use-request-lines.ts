import { useEffect, useState } from 'preact/hooks';
import { linesOf, type RequestLines } from './request-lines.ts';

/** The lines that send what a request is made of, once they are written; `undefined` where there is nothing to send. */
export function useRequestLines<TBody>(
  body: TBody | undefined,
  request: (body: TBody) => Promise<Request>,
): RequestLines | undefined {
  const key = JSON.stringify(body);
  const [lines, setLines] = useState<RequestLines>();
  useEffect(() => {
    if (body === undefined) return;
    let isWanted = true;
    void request(body)
      .then(linesOf)
      .then((made) => isWanted && setLines(made));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return body && lines;
}
