import { type Finding, formatPath, type Path } from '@pg/rule-kit';
import type { ReadPayload } from '../readers/read-embedded.ts';
import { rules } from '../rules/rules.ts';
import type { VerifyTextOptions } from '../text/lint-text.ts';
import { isInside, layersIn, type PayloadLayer } from './payload-fields.ts';

/** A wallet's token without its values: what is inside, and what was verified. */
export interface TokenReport {
  readonly kind: string;
  readonly path: Path;
  /** The JSON strings in it, from its root. */
  readonly inside: readonly string[];
  readonly checks: readonly TokenCheck[];
}

/** A rule that needs cryptography or a clock. */
export interface TokenCheck {
  readonly rule: string;
  /** One sentence. */
  readonly summary: string;
  readonly state: 'verified' | 'failed' | 'not verified';
  /** The setting without which it does not run. */
  readonly needs?: string | undefined;
}

/** The option and the setting that a rule needs. */
const NEEDS: Readonly<Record<string, readonly [option: string, setting: string]>> = {
  'token-environment': ['environment', 'environment'],
  'token-age': ['maxAge', 'maxAgeSeconds'],
  'processing-key': ['processingKeyHash', 'processingKeyHash'],
  'signature-chain': ['rootKeys', 'rootKeys'],
};

/** These rules report that others could not run. */
const UNREAD = ['token-signature', 'not-proven'];

/**
 * Reports on the token at an offset; `undefined` if there is none.
 *
 * @param findings All findings of the payload's file, also suppressed ones.
 */
export function tokenAt(
  payload: ReadPayload,
  offset: number,
  findings: readonly Finding[],
  options: VerifyTextOptions,
): TokenReport | undefined {
  const layers = layersIn(payload);
  const token = layers.find(({ resource, span, nameSpan }) => resource.verification && isAt(offset, nameSpan, span));
  if (token === undefined) return undefined;
  const { resource, path } = token;
  const inside = layers.filter((layer) => layer !== token && isInside(layer.path, path));
  return {
    kind: resource.kind,
    path,
    inside: inside.map((layer) => formatPath(layer.path.slice(path.length))),
    checks: checksOf(
      token,
      findings.filter((finding) => isInside(finding.path, [...(payload.at ?? []), ...path])),
      options,
    ),
  };
}

const isAt = (offset: number, { start }: PayloadLayer['span'], { end }: PayloadLayer['span']): boolean =>
  start <= offset && offset <= end;

function checksOf(
  { resource, value }: PayloadLayer,
  findings: readonly Finding[],
  options: VerifyTextOptions,
): TokenCheck[] {
  const wallet = resource.kind.startsWith('wallet1') ? 'wallet1' : 'wallet2';
  const given = { ...options, ...options[wallet] };
  const own = resource.verification?.rules ?? [];
  const isUnread = findings.some(
    ({ rule, severity }) => UNREAD.includes(rule) || (severity === 'error' && !own.some(({ id }) => id === rule)),
  );
  return own
    .filter(({ id }) => !UNREAD.includes(id) && (id !== 'key-expired' || 'intermediateSigningKey' in value))
    .map(({ id }) => {
      const [option, setting] = NEEDS[id] ?? [];
      const isMissing = option !== undefined && Reflect.get(given, option) === undefined;
      const hasFailed = findings.some(({ rule }) => rule === id);
      return {
        rule: id,
        summary: rules.get(id)?.summary ?? '',
        state: hasFailed ? 'failed' : isMissing || isUnread ? 'not verified' : 'verified',
        ...(isMissing && { needs: `wallets.${wallet}.${setting}` }),
      };
    });
}
