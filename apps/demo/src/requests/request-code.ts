/** A request as code that sends the same. */
export interface RequestCode {
  readonly fetch: string;
  readonly curl: string;
}

/** Writes a request as code. This reads its body, so the request can't be sent afterwards. */
export async function codeOfRequest(request: Request): Promise<RequestCode> {
  const { method, url, headers } = request;
  const body = await request.text();
  const init = JSON.stringify({ method, headers: Object.fromEntries(headers), body }, null, 2);
  const flags = [...headers].map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`);
  return {
    fetch: `await fetch(${JSON.stringify(url)}, ${init});`,
    curl: [`curl -X ${method} ${quoteForShell(url)}`, ...flags, `--data-raw ${quoteForShell(body)}`].join(' \\\n  '),
  };
}

/** Quotes a string as one literal word for a shell. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
