import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { openApi } from '../src/open-api.ts';

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate({ ...(await openApi()) })).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('the validator rejects a broken document', async () => {
  const document = { ...(await openApi()) };
  expect(await new Validator().validate({ ...document, info: {} })).toMatchObject({ valid: false });
});

test('has both operations, with their media types', async () => {
  const { paths } = await openApi();
  expect(
    Object.entries(paths).map(([path, { servers, post }]) => [
      `${servers[0]?.url}${path}`,
      Object.keys(post.requestBody.content),
    ]),
  ).toEqual([
    ['https://{host}/api/v1/session', ['application/json']],
    ['https://{s2s_host}/post-va', ['application/x-www-form-urlencoded']],
  ]);
});

test('the schema of each body exists and compiles', async () => {
  const { paths, components } = await openApi();
  const ajv = new Ajv2020({ strict: true });
  ajv.addVocabulary(['components']).addSchema({ $id: 'urn:pg:openapi', components });
  for (const { post } of Object.values(paths)) {
    for (const { schema } of Object.values(post.requestBody.content)) {
      expect(ajv.compile({ $ref: `urn:pg:openapi${schema.$ref}` })({})).toBe(true);
      expect(ajv.compile({ $ref: `urn:pg:openapi${schema.$ref}` })([])).toBe(false);
    }
  }
});
