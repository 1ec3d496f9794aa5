import '../styles/sale.css';
import '../styles/checkout.css';
import '../styles/forms.css';
import { cardSetSchemas, messages } from '@pg/card-params';
import { check, fieldSpecOf, isObject, valueAt } from '@pg/rule-kit';
import { createSessionRequest, SessionRequest, session, sessionRequest } from '@pg/session-request';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { is } from 'valibot';
import { openInCheck } from '../check/open-in-check.ts';
import { draft, keepDraft } from '../draft/drafts.ts';
import { readDraft } from '../draft/read-draft.ts';
import { FieldFindings } from '../fields/field-findings.tsx';
import { RowField } from '../fields/row-field.tsx';
import { StillMissing } from '../fields/still-missing.tsx';
import { useErrorsAnnounced } from '../fields/use-findings.ts';
import { CodeBlock } from '../parts/code-block.tsx';
import { toast } from '../parts/toast.tsx';
import { profileFor } from '../profile/profile-for.ts';
import { ProfileMenu } from '../profile/profile-menu.tsx';
import { cardSetNumbers } from '../profile/read-profile.ts';
import { useRequestCode } from '../requests/use-request-code.ts';
import { formatRoute, goTo } from '../routing/route.ts';
import type { ViewProps } from '../routing/view-props.ts';
import { samples } from '../samples/samples.ts';
import { HostedForm } from './hosted-form.tsx';
import { ObjectFields } from './object-fields.tsx';
import { prune } from './prune.ts';
import { validPartOf } from './valid-part.ts';

type Body = Readonly<Record<string, unknown>>;

const METHODS = 'methods' satisfies keyof typeof session.rows;
const PARAMETERS = 'parameters' satisfies keyof typeof session.rows;
const CARD = 'card' satisfies keyof NonNullable<SessionRequest['parameters']>;

const DRAFT = 'checkout';

/** The input, from this visit or before a reload. */
let entered: Body = readDraft(DRAFT);

/** Builds the request of a checkout session, and shows the payment form. */
export function CheckoutView({ route }: ViewProps): JSX.Element {
  const { query } = route;
  const [, update] = useState(0);
  const set = (next: Body): void => {
    entered = next;
    keepDraft(DRAFT, Object.keys(next).length === 0 ? '' : JSON.stringify(next));
    update((count) => count + 1);
  };
  const offered = session.rows.methods[3].given;
  const methods = (query.methods ?? CARD).split(',').filter((method) => offered.some((each) => each === method));
  const withMethods: Body = methods.length === 0 ? {} : { [METHODS]: methods };
  const hasCard = methods.includes(CARD);
  const { profile, problem } = profileFor(sessionRequest, {}, query.profile);
  const cardSet = cardSetNumbers.find((number) => String(number) === (query.set ?? String(profile.cardSet)));
  const parameters = isObject(entered[PARAMETERS]) ? entered[PARAMETERS] : {};
  const body = withoutEmpty({ ...entered, ...withMethods, ...(hasCard && cardSet ? {} : { [PARAMETERS]: undefined }) });
  const { value, leftOut, findings } = validPartOf(sessionRequest, body, { profile });
  useErrorsAnnounced([...leftOut, ...findings]);
  const missing = findings.filter(({ path }) => path.length > 0 && valueAt(value, path) === undefined);
  const isWhole = findings.every(({ severity }) => severity !== 'error');
  const request = is(SessionRequest, value) ? value : undefined;
  const code = useRequestCode(isWhole && leftOut.length === 0 ? request : undefined, (whole) =>
    createSessionRequest(BASE_URL, whole, { profile }),
  );
  const all = check(sessionRequest, body, { profile });
  const setQuery = (changes: Readonly<Record<string, string>>): void =>
    goTo(formatRoute('checkout', [], { ...query, ...changes }), 'replace');
  const fill = async (): Promise<void> => {
    const number = cardSet ?? LAST_SET;
    const before = draft(DRAFT) && entered;
    set(await sampleSession(number));
    if (before) toast('The sample replaced your input.', () => set(before));
    setQuery({ set: String(number) });
  };
  const root = fieldSpecOf(SessionRequest);
  const card = cardSet === undefined ? undefined : fieldSpecOf(cardSetSchemas[cardSet - 1] ?? cardSetSchemas[0]);
  return (
    <div class="page">
      <header>
        <h1>Checkout</h1>
        <p class="lead">
          Build the request for a checkout session, and see the payment form that the payer gets. The request contains
          only values that the service accepts.
        </p>
      </header>
      <div class="columns">
        <section class="form" aria-label="Session">
          <p class="row">
            <button type="button" class="small" onClick={fill}>
              Fill with a sample
            </button>
            <ProfileMenu route={route} />
          </p>
          {problem !== undefined && <p class="warn">{problem}</p>}
          <RowField
            table={session}
            name={METHODS}
            value={methods}
            findings={[]}
            onChange={(next) => setQuery({ methods: Array.isArray(next) && next.length > 0 ? next.join(',') : 'none' })}
          />
          {hasCard && (
            <label class="field">
              <span>Fields for {CARD}</span>
              <select
                value={String(cardSet ?? 'none')}
                onChange={({ currentTarget }) => setQuery({ set: currentTarget.value })}
              >
                <option value="none">none</option>
                {cardSetNumbers.map((number) => (
                  <option key={number} value={String(number)}>
                    {messages[`set:${number}`]}
                  </option>
                ))}
              </select>
            </label>
          )}
          {hasCard && card && (
            <details class="group" open>
              <summary>
                {PARAMETERS}.{CARD}
              </summary>
              <div class="form">
                <ObjectFields
                  key={cardSet}
                  spec={card}
                  value={parameters[CARD]}
                  path={[PARAMETERS, CARD]}
                  findings={all}
                  required={profile.require ?? []}
                  onChange={(next) => set({ ...entered, [PARAMETERS]: next && { [CARD]: next } })}
                />
              </div>
            </details>
          )}
          {root && (
            <ObjectFields
              spec={root}
              value={entered}
              path={[]}
              findings={all}
              required={profile.require ?? []}
              except={[METHODS, PARAMETERS]}
              onChange={(next) => set(next ?? {})}
            />
          )}
        </section>
        <div class="beside">
          <HostedForm
            methods={methods}
            amount={[request?.order?.amount, request?.order?.currency].filter(Boolean).join(' ') || 'Amount'}
            description={request?.order?.description ?? 'Order description'}
          />
          <section class="result" aria-label="Request">
            <h2>{isWhole && leftOut.length === 0 ? 'Request' : 'No request yet'}</h2>
            {leftOut.length > 0 && (
              <p class="note">
                These values are not in the JSON below, because the service would reject them. Fix them to get the
                request:
              </p>
            )}
            <FieldFindings findings={leftOut} />
            <StillMissing findings={missing} />
            <FieldFindings findings={findings.filter((each) => !missing.includes(each))} />
            <CodeBlock title="JSON" code={JSON.stringify(value, null, 2)} />
            <p class="row">
              <button
                type="button"
                class="small quiet"
                onClick={() => openInCheck(JSON.stringify(value, null, 2), profile)}
              >
                Open in Check
              </button>
            </p>
            {code && <CodeBlock title="fetch" code={code.fetch} />}
            {code && <CodeBlock title="curl" code={code.curl} />}
          </section>
        </div>
      </div>
    </div>
  );
}

const LAST_SET = cardSetNumbers.length;

/** The sample of a set. If it has only card fields, they are put into the session of the last set's sample. */
async function sampleSession(number: number): Promise<Body> {
  const sample = samples.find(({ name }) => name.startsWith(`good/set-${number}-`));
  const value: unknown = JSON.parse((await sample?.load()) ?? '{}');
  if (!isObject(value)) return {};
  const isSession = Object.keys(value).some((name) => Object.hasOwn(session.rows, name));
  return isSession ? value : { ...(await sampleSession(LAST_SET)), [PARAMETERS]: { [CARD]: value } };
}

/** The document names no host. */
const BASE_URL = 'https://pay.example';

/** The body without empty objects and arrays: these are not sent. */
const withoutEmpty = (body: Body): Body => {
  const filled = prune(inOrder(body));
  return isObject(filled) ? { ...filled } : {};
};

/** The fields in the order of the table, without missing ones. */
const inOrder = (body: Body): Body =>
  Object.fromEntries(
    [...new Set([...Object.keys(session.rows), ...Object.keys(body)])].flatMap((name) =>
      body[name] === undefined ? [] : [[name, body[name]]],
    ),
  );
