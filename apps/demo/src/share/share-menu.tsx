import type { JSX } from 'preact';
import type { CheckRequest } from '../checker/check-text.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { DropDown } from '../parts/drop-down.tsx';
import { lazy } from '../parts/lazy.tsx';
import { addressOf, formatRoute } from '../routing/route.ts';
import type { PayloadLinkProps } from './payload-link.tsx';

interface ShareMenuProps extends Pick<PayloadLinkProps, 'query'> {
  /** The name of the shown sample, if it is unchanged. */
  readonly sample: string | undefined;
  /** The checked payload; `undefined` before the first check. */
  readonly request: CheckRequest | undefined;
}

const PayloadLink = lazy<PayloadLinkProps>(async () => (await import('./payload-link.tsx')).PayloadLink);

/** Makes links. A link has a payload only if the user asks for it. */
export const ShareMenu = ({ sample, query, request }: ShareMenuProps): JSX.Element => (
  <DropDown icon="link" label="Share">
    {sample !== undefined ? (
      <CopyButton label="Copy link to this sample" text={addressOf(formatRoute('check', [], { ...query, sample }))} />
    ) : (
      request && <PayloadLink query={query} request={request} />
    )}
  </DropDown>
);
