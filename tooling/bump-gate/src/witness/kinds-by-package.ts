import { resources, resourcesByPackage } from '@pg/generate/kinds';
import type { Resource } from '@pg/rule-kit';

/** A card's parameters in a session request are a kind of their own, and so are tokens in a sale. */
const withParts = (resource: Resource): readonly Resource[] => [
  resource,
  ...(resource.parts ?? []).flatMap((part) => withParts(part.resource)),
];

export const kindsByPackage: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(resourcesByPackage).map(([name, own]) => [
    `@pg/${name}`,
    [...new Set(own.flatMap(withParts))].filter((each) => resources.includes(each)).map(({ kind }) => kind),
  ]),
);
