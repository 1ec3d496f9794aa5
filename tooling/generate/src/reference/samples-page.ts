import { recognizeKind } from '@pg/lint';
import { type SampleFormat, sampleText } from '@pg/lint/sample';
import { isObject } from '@pg/rule-kit';
import { goodSamples } from '../vectors/samples.ts';
import { codeBlock, GENERATED_NOTICE, page, paragraph } from './markdown.ts';

const LANGUAGES: readonly (readonly [title: string, language: string, format: SampleFormat])[] = [
  ['curl', 'sh', 'curl'],
  ['PHP', 'php', 'php'],
];

export const samplesPage = (): string =>
  page(
    GENERATED_NOTICE,
    '# Samples',
    paragraph(
      'Requests without mistakes, with code that sends them. `pg-lint sample` makes others, also in TypeScript and Python.',
    ),
    ...sampleRequests().flatMap(({ name, kind, payload }) => [
      `## ${titleOf(name)}`,
      playgroundLink(name),
      ...LANGUAGES.flatMap(([title, language, format]) => [
        `### ${titleOf(name)} in ${title}`,
        codeBlock(language, sampleText(kind, payload, format).trimEnd().split('\n')),
      ]),
    ]),
  );

const sampleRequests = () =>
  goodSamples().flatMap(({ name, value }) => {
    const kind = recognizeKind(value)?.payloadType.name;
    return isObject(value) && (kind === 'session-request' || kind === 'sale-form')
      ? [{ name, kind, payload: value }]
      : [];
  });

const titleOf = (name: string): string => name.replace(/\.\w+$/, '').replaceAll('-', ' ');

const playgroundLink = (name: string): string =>
  `[Open in the playground](../../apps/demo#/check?sample=good/${name}).`;

/** The links of a sample: it in the playground, and the code that sends it. */
export const sampleLinks = (name: string): string[] => [
  playgroundLink(name),
  ...(sampleRequests().some((request) => request.name === name)
    ? [`[Code that sends it](samples.md#${titleOf(name).replaceAll(' ', '-')}).`]
    : []),
];
