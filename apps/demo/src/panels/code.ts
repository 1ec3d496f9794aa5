/** The languages of the code panel. */
export const LANGUAGES = ['curl', 'JavaScript', 'PHP', 'Python'] as const;
export type Language = (typeof LANGUAGES)[number];

const SESSION_URL = 'https://BASE_URL/api/v1/session';
const SALE_URL = 'https://S2S_URL/post-va';

/** Code that sends a session request or a sale. */
export const writeCode = (language: Language, kind: string | undefined, body: object): string =>
  WRITERS[language](body, kind === 'sale-form');

const WRITERS: Readonly<Record<Language, (body: object, isSale: boolean) => string>> = {
  curl: (body, isSale) =>
    isSale
      ? [
          `curl ${SALE_URL}`,
          ...Object.entries(body).map(([name, value]) => `--data-urlencode ${forShell(`${name}=${value}`)}`),
        ].join(' \\\n  ')
      : `curl ${SESSION_URL} \\\n  -H 'Content-Type: application/json' \\\n  --data-raw ${forShell(JSON.stringify(body, null, 2))}`,
  JavaScript(body, isSale) {
    const [name, from, url] = isSale
      ? ['createSaleRequest', '@pg/sale-form', 'https://S2S_URL']
      : ['createSessionRequest', '@pg/session-request', 'https://BASE_URL'];
    return `import { ${name} } from '${from}';

const body = ${JSON.stringify(body, null, 2)};

// Throws with the findings if the service would refuse the body.
const { url, ...init } = await ${name}('${url}', body);
const response = await fetch(url, init);
`;
  },
  PHP: (body, isSale) => `<?php
$body = ${inPhp(body)};

$request = curl_init('${isSale ? SALE_URL : SESSION_URL}');
curl_setopt_array($request, [
    CURLOPT_POST => true,
${isSale ? '' : "    CURLOPT_HTTPHEADER => ['Content-Type: application/json'],\n"}    CURLOPT_POSTFIELDS => ${isSale ? 'http_build_query($body)' : 'json_encode($body, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE)'},
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($request);
`,
  Python: (body, isSale) => `import requests

body = ${inPython(body)}

response = requests.post("${isSale ? SALE_URL : SESSION_URL}", ${isSale ? 'data' : 'json'}=body)
`,
};

/** Quotes a string as one literal word for a shell. */
const forShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The strings and the other tokens of JSON that have another form in PHP or Python. */
const TOKENS = /"(?:[^"\\]|\\.)*"|\{\}|[{}:]|\b(?:true|false|null)\b/g;

const rewrite = (value: object, write: (token: string) => string): string =>
  JSON.stringify(value, null, 4).replaceAll(TOKENS, write);

// An empty array would become [] and not {}.
const PHP: Readonly<Record<string, string>> = { '{}': 'new stdClass()', '{': '[', '}': ']', ':': ' =>' };

const inPhp = (body: object): string =>
  rewrite(body, (token) =>
    token.startsWith('"') ? `'${JSON.parse(token).replaceAll(/['\\]/g, '\\$&')}'` : (PHP[token] ?? token),
  );

const PYTHON: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

const inPython = (body: object): string => rewrite(body, (token) => PYTHON[token] ?? token);
