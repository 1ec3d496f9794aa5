import { expect } from 'vitest';
import { item, session, testAdvice } from './advice.ts';

const url = (success_url: string): object => session({ success_url });
const FOLLOWED = url('https://shop.example/done');
const MUST = 'error: success_url must be a URL like https://shop.example/done, but';
const SHOULD = MUST.replace('error', 'warning').replace('must', 'should');
const NO_PLACEHOLDERS = 'Remove it, or write the value itself: nothing is filled in here.';
const ENTITY = 'Write the character itself: & in place of &amp;.';
const PORT = `${MUST} its port is not a number up to 65535. Correct the port, or leave it out with its colon.`;
const QUOTES = `${MUST} has quotes or brackets around it. Remove them.`;
const MARKUP =
  'error: success_url must be one URL like https://shop.example/done, without HTML, Markdown or other text. Send only the URL itself.';
const NO_START =
  'error: success_url must be an absolute URL, like https://shop.example/done. Start it with https:// and the host.';
const noValue = (word: string): string =>
  `warning: success_url should be a URL, but has the word "${word}", which code writes for a missing value.`;
const character = (kind: string, at: number): string =>
  `${MUST} has ${kind} at character ${at}. Remove it, or if it belongs to the URL, write it percent-encoded.`;

// biome-ignore format: a table
testAdvice('session-request', [
  // What other services fill in.
  [url('https://shop.example/done?id={CHECKOUT_SESSION_ID}'), [`${SHOULD} has a placeholder at character 30. ${NO_PLACEHOLDERS}`], url('https://shop.example/done?id=')],
  [url('https://shop.example/%7BORDER%7D'), [`${SHOULD} has a placeholder at character 22. ${NO_PLACEHOLDERS}`], url('https://shop.example/')],
  ...['{{id}', '{ id }', '{order-id}', '{0}', '{id:int}', '<order id>', '<%= id %>', '%s', '%d', '%1$s', '%(id)s', '%ORDER_ID%', '[object Object]', '%5Bobject%20Object%5D'].map((value) => [url(`https://shop.example/done?id=${value}`), [expect.stringMatching(new RegExp(`^(?:error|warning): .* has a placeholder at character 3[01]. ${NO_PLACEHOLDERS}$`))], url('https://shop.example/done?id=1')] as const),
  ...[':id', '$id', '[id]'].flatMap((value) => [`/${value}`, `?id=${value}`].map((end) => [url(`https://shop.example${end}`), [expect.stringMatching(`has a placeholder at character .*${NO_PLACEHOLDERS}$`)], FOLLOWED] as const)),
  ...['?ids[]=1', '?ids=[1]', '?$top=1', '?filter[name]=a', '?a=%7B%22b%22%3A1%7D', '/a:b', '?t=10:30', '/100%25off%20'].map((end) => [url(`https://shop.example${end}`), []] as const),
  [url('https://shop.example/<id>/done'), [`${MUST} has a placeholder at character 22. ${NO_PLACEHOLDERS}`], url('https://shop.example/1/done')],
  // Characters.
  [url('https://shop.example\\done'), [`${MUST} has a backslash at character 21. Write / in place of each backslash.`], FOLLOWED],
  [url('https://shop.example/a\u00a0b'), [`${MUST} has a space at character 23. Remove the space, or write it as %20. If it was a + in a form, write that as %2B.`], url('https://shop.example/a%20b')],
  [url('https:\\\\shop.example\\done'), [`${MUST} has a backslash at character 7. Write / in place of each backslash.`], FOLLOWED],
  [url('https:\\/\\/shop.example\\/done'), [`${MUST} has \\/ in place of /. Remove the backslashes.`], FOLLOWED],
  [url('https://shop.example/a|b'), [character('"|"', 23)], url('https://shop.example/a%7Cb')],
  [url('https://shop.example/a#b#c'), [character('a second "#"', 25)], url('https://shop.example/a#b%23c')],
  [url('https://shop.example/a#b'), []],
  [url('https://shop.example/?a=1&amp;b=2'), [`${SHOULD} has an HTML entity at character 26. ${ENTITY}`], url('https://shop.example/?a=1&b=2')],
  [url('https://shop.example/?a=1&#038;b=2'), [`${SHOULD} has an HTML entity at character 26. ${ENTITY}`]],
  [url('https://shop.example/?a=1&#38;b=2&#38;c=3'), [`${MUST} has an HTML entity at character 26. ${ENTITY}`], url('https://shop.example/?a=1&b=2&c=3')],
  [url('https://shop.example/?a=1&ampere=2'), []],
  // The whole string.
  [url(''), ['error: success_url must not be empty.']],
  [url('https%3A%2F%2Fshop.example%2Fdone'), [`${MUST} is percent-encoded as a whole. Decode it once.`], FOLLOWED],
  [url('"https://shop.example/done"'), [QUOTES], FOLLOWED],
  [url('“https://shop.example/done”'), [QUOTES], FOLLOWED],
  [url('`https://shop.example/done`'), [QUOTES], FOLLOWED],
  [url('<https://shop.example/done>'), [QUOTES], FOLLOWED],
  ...['<br>', '<span>10.00</span>', '<img src="https://shop.example/done">'].map((value) => [url(value), [MARKUP], FOLLOWED] as const),
  ...['[https://shop.example/done]', '(https://shop.example/done)', '«https://shop.example/done»'].map((value) => [url(value), [QUOTES], FOLLOWED] as const),
  [url('https%253A%252F%252Fshop.example%252Fdone'), [`${MUST} is percent-encoded as a whole. Decode it once.`]],
  [url('[shop](https://shop.example/done)'), [MARKUP], FOLLOWED],
  ...['<a href="https://shop.example/done">', 'href="https://shop.example/done"', 'URL: https://shop.example/done', 'https://shop.example/done, https://shop.example', '![a](https://shop.example/a.jpg)'].map((value) => [url(value), [MARKUP], FOLLOWED] as const),
  [url('shop.example/done'), [NO_START], FOLLOWED],
  [url('www.shop.example'), [NO_START], url('https://www.shop.example')],
  [url('localhost:3000/done'), [NO_START], url('https://localhost:3000/done')],
  ...['/done', '//shop.example/done', '?a=1', '#a', 'https//shop.example/done', 'https:/shop.example/done', 'https:///shop.example/done', 'https://'].map((value) => [url(value), [NO_START], FOLLOWED] as const),
  [url('https://256.1.1.1/done'), [`${MUST} its host cannot exist. Correct the host, between :// and the next slash.`], FOLLOWED],
  [url('https://shop.example:80a/done'), [PORT], FOLLOWED],
  [url('https://shop.example:99999/done'), [PORT], FOLLOWED],
  [url('https://shop.example:8080/done'), []],
  [url('https://user:word@shop.example/done'), []],
  [url('my_app://done'), [`${MUST} has "_" in its scheme. Use a scheme of letters, digits, "+", "-" and "." only.`], url('my-app://done')],
  // What code writes for a missing value.
  [url('https://undefined/done'), [noValue('undefined')]],
  [url('https://shop.example/orders/null/done'), [noValue('null')]],
  ...['null', 'undefined', 'NaN'].map((word) => [url(word), [`error: success_url is the string "${word}", which code writes for a missing value.`]] as const),
  [url('[object Object]'), ['error: success_url is the string "[object Object]", which code writes for an object.']],
  // A misspelled http.
  ...['htps://shop.example', 'htp://shop.example', 'ttps://shop.example', 'hhttps://shop.example', 'httpss://shop.example'].map((value) => [url(value), ['warning: success_url should be a web URL, like https://shop.example/done.']] as const),
  ...['ftp://shop.example', 'shttp://shop.example', 'app-http://done'].map((value) => [url(value), []] as const),
  [url('https://shop.example/done?id=NaN&a=1'), [noValue('NaN')]],
  [url('https://null.example/nullable'), []],
]);

const MUST_FILE =
  'error: cart.items[0].imageUrl must be a URL like https://shop.example/done, but is the path of a file. Put the file on the web, and send its URL.';

testAdvice('card-params', [
  [item({ imageUrl: 'C:\\img\\a.jpg' }), [MUST_FILE]],
  [item({ imageUrl: '\\\\server\\a.jpg' }), [MUST_FILE]],
  ...['file.png', './a.gif', '../a.gif', '~/a.gif', 'a.webp?v=1', 'index.php', 'done.html'].map(
    (imageUrl) => [item({ imageUrl }), [MUST_FILE]] as const,
  ),
  [item({ imageUrl: 'C:/img/a.jpg' }), [MUST_FILE.replace('error', 'warning').replace('must', 'should')]],
  [item({ imageUrl: 'x:' }), ['warning: cart.items[0].imageUrl should be a web URL, like https://shop.example/done.']],
]);
