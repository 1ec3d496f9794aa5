import { readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { behindLinks } from './paths.ts';
import { UsageError } from './usage-error.ts';

/** Paths of open descriptors, like `/dev/fd/1`, to which `/dev/stdout` is a link. */
const DESCRIPTOR = /^\/(?:dev|proc\/self)\/fd\/(\d+)$/;

const MAX_LINKS = 40;

/**
 * Where a text for a path is written: in the file behind all links, which may not exist yet, or to an open descriptor.
 *
 * @throws {UsageError} for links in a circle.
 */
export function writeTarget(path: string): string | number {
  let file = path;
  for (let links = 0; links < MAX_LINKS; links++) {
    const [, descriptor] = DESCRIPTOR.exec(resolve(file)) ?? [];
    if (descriptor !== undefined) return Number(descriptor);
    const target = behindLinks(file);
    const link = linkAt(target);
    if (link === undefined) return target;
    file = resolve(dirname(target), link);
  }
  throw new UsageError(`${path}: the link leads to itself`);
}

function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
