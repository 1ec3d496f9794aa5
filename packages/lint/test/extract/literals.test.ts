import { describe, expect, test } from 'vitest';
import { lintText, loadReader } from '../../src/index.ts';

const readPayloads = await loadReader.markdown();

/** `underlined text: rule` of each finding in a code block. */
function found(language: string, code: string): string[] {
  const text = `\`\`\`${language}\n${code}\n\`\`\`\n`;
  const lines = text.split('\n');
  return lintText(text, { readPayloads, onlyCertain: true })
    .findings.filter(({ rule }) => rule !== 'unknown-kind')
    .map(({ line, column, endColumn, rule }) => `${lines[line - 1]?.slice(column - 1, endColumn - 1)}: ${rule}`);
}

const HOUSE = `houseNumber1: "1", houseNumber2: b`;
const BODY = '{"shipping":{"houseNumber1":"1","houseNumber2":"2","type":"sent back"}}';
const SENT = `JSON.stringify({ merchant_key: k, operation: 'purchase', methods: ['card'],`;

describe.each(['js', 'ts', 'jsx', 'tsx'])('in %s', (language) => {
  test.each<[code: string, ...findings: string[]]>([
    [`send({ shipping: { ${HOUSE}, type: 'sent back' } })`, "'sent back': type-code"],
    [`const a = [{ shipping: { ${HOUSE}, 'type': \`sent back\` } }]`, '`sent back`: type-code'],
    [`export default ({ data: { shipping: { ${HOUSE}, type: 5 } } })`, '5: value-type'],
    [`f({ g: h({ shipping: { ${HOUSE}, type: -0x10 } }) })`, '-0x10: value-type'],
    // Unknown values.
    [`send({ shipping: { ${HOUSE}, type, street1: s(), street2: \`\${s}\`, city: "1" + z } })`],
    [`send({ shipping: { ${HOUSE}, type: 'sent' + ' back' } })`],
    [`send({ shipping: { ${HOUSE}, type() {}, get street1() { return 1 } } })`],
    // A spread overrides the fields before it; fields that are left out don't.
    [`send({ shipping: { ...s, ${HOUSE}, type: 1 } })`, '1: value-type'],
    [`send({ shipping: { ${HOUSE}, type: 1, ...s } })`],
    [`send({ shipping: { ${HOUSE}, [t]: 2, type: 1 } })`, '1: value-type'],
    [`send({ shipping: { ${HOUSE}, type: 1, ... } })`, '1: value-type'],
    [`send({ shipping: { ${HOUSE}, type: 1, /* ... */ } })`, '1: value-type'],
    [`send({ cart: { items: [...i, { quantityUnit: "KG", commodityCode: c, taxAmount: 1.5 }] } })`],
    // Missing fields of what is sent.
    [`${SENT} hash })`, '{: expected-field'],
    [`${SENT} ...rest })`],
    [`${SENT} // ...\n})`],
    [`f({ ${SENT.slice(SENT.indexOf('{') + 1)} })`],
    // Strings.
    [`const body = '${BODY}'`, '"sent back": type-code'],
    [`const body = ${JSON.stringify(BODY)}`, String.raw`\"sent back\": type-code`],
    [`fetch(u, { body: \`${BODY.replace('"1"', '$' + '{n}')}\` })`, '"sent back": type-code'],
    [`const body = '${BODY.slice(0, 20)}' + '${BODY}'`],
    [`${' '.repeat(20_000)}send({ shipping: { ${HOUSE}, type: 1 } })`],
  ])('%s', (code, ...findings) => {
    expect(found(language, code)).toEqual(findings);
  });
});

test('TypeScript has assertions', () => {
  const code = `const a: Card = { shipping: { ${HOUSE}, type: ('sent back' as const) } satisfies Shipping } as Card;`;
  expect(found('ts', code)).toEqual(["'sent back': type-code"]);
});

const PHP_HOUSE = `'houseNumber1' => "1", "houseNumber2" => $b`;

describe.each([
  ['', ''],
  ['<?php ', ' ?>'],
])('in PHP between %j and %j', (before, after) => {
  test.each<[code: string, ...findings: string[]]>([
    [`f(['shipping' => [${PHP_HOUSE}, 'type' => 'sent back']]);`, "'sent back': type-code"],
    [`$a = array("shipping" => array(${PHP_HOUSE}, "type" => 'it\\'s back'));`, "'it\\'s back': type-code"],
    [`f(['shipping' => [${PHP_HOUSE}, 'type' => "sent $back", 'street1' => "{$s}", 'city' => 'a' . $z]]);`],
    [`f(['shipping' => [${PHP_HOUSE}, 'type' => 1, ...$s]]);`],
    [`f(['shipping' => [${PHP_HOUSE}, 'type' => 1, ...]]);`, '1: value-type'],
    [`f(['shipping' => [${PHP_HOUSE}, 'type' => NULL, $t => TRUE]]);`],
    [`f(['shipping' => [$t => TRUE, ${PHP_HOUSE}, 'type' => TRUE]]);`, 'TRUE: value-type'],
    [`f('${BODY}');`, '"sent back": type-code'],
    [`$a = <<<JSON\n${BODY.replace('"1"', '"{$n}"')}\nJSON;`, '"sent back": type-code'],
    [`$a = <<<'JSON'\n  ${BODY}\n  JSON;`, '"sent back": type-code'],
  ])('%s', (code, ...findings) => {
    expect(found('php', before + code + after)).toEqual(findings);
  });
});
