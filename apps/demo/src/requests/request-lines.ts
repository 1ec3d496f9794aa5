/** A request as lines of code: they send the very same. */
export interface RequestLines {
  readonly fetch: string;
  readonly curl: string;
}

/** Writes a request as code. Its body is read, so it can't be sent any more. */
export async function linesOf(request: Request): Promise<RequestLines> {
  const { method, url, headers } = request;
  const body = await request.text();
  const init = JSON.stringify({ method, headers: Object.fromEntries(headers), body }, null, 2);
  const flags = [...headers].map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`);
  return {
    fetch: `await fetch(${JSON.stringify(url)}, ${init});`,
    curl: [`curl -X ${method} ${quoteForShell(url)}`, ...flags, `--data-raw ${quoteForShell(body)}`].join(' \\\n  '),
  };
}

/** A text as one word of a shell's: nothing in it is obeyed. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
