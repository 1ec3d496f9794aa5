import '../styles/sale.css';
import '../styles/checkout.css';
import '../styles/forms.css';
import { cardSetSchemas } from '@pg/card-params';
import { check, formatPath, isObject, schemaCell, valueAt } from '@pg/rule-kit';
import { createSessionRequest, SessionRequest, session, sessionRequest } from '@pg/session-request';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { is } from 'valibot';
import { openInCheck } from '../check/open-in-check.ts';
import { keepDraft } from '../draft/drafts.ts';
import { readDraft } from '../draft/read-draft.ts';
import { FieldFindings } from '../fields/field-findings.tsx';
import { RowField } from '../fields/row-field.tsx';
import { useErrorsAnnounced } from '../fields/use-findings.ts';
import { CodeBlock } from '../parts/code-block.tsx';
import { profileFor } from '../profile/profile-for.ts';
import { ProfileMenu } from '../profile/profile-menu.tsx';
import { cardSetNumbers } from '../profile/read-profile.ts';
import { useRequestLines } from '../requests/use-request-lines.ts';
import { formatRoute, goTo } from '../routing/route.ts';
import type { ViewProps } from '../routing/view-props.ts';
import { samples } from '../samples/samples.ts';
import { EntryFields } from './entry-fields.tsx';
import { HostedForm } from './hosted-form.tsx';
import { prune } from './prune.ts';
import { validPartOf } from './valid-part.ts';

type Body = Readonly<Record<string, unknown>>;

const METHODS = 'methods' satisfies keyof typeof session.rows;
const PARAMETERS = 'parameters' satisfies keyof typeof session.rows;
const CARD = 'card' satisfies keyof NonNullable<SessionRequest['parameters']>;

const DRAFT = 'checkout';

/** What was typed, on this visit or before a reload. */
let typed: Body = readDraft(DRAFT);

/** What the sets are for, in the document's order. */
const SET_NAMES = [
  'instalments',
  'tax document',
  'descriptor',
  'customer and shipping',
  'sender and receiver',
  'cart and shipping',
] as const;

/** The form that a session would show, and the session's request beside it. */
export function CheckoutView({ route }: ViewProps): JSX.Element {
  const { query } = route;
  const [, update] = useState(0);
  const set = (next: Body): void => {
    typed = next;
    keepDraft(DRAFT, Object.keys(next).length === 0 ? '' : JSON.stringify(next));
    update((count) => count + 1);
  };
  const offered = session.rows.methods[3].given;
  const methods = (query.methods ?? CARD).split(',').filter((method) => offered.some((each) => each === method));
  const listed: Body = methods.length === 0 ? {} : { [METHODS]: methods };
  const hasCard = methods.includes(CARD);
  const { profile, problem } = profileFor(sessionRequest, {}, query.profile);
  const cardSet = cardSetNumbers.find((number) => String(number) === (query.set ?? String(profile.cardSet)));
  const parameters = isObject(typed[PARAMETERS]) ? typed[PARAMETERS] : {};
  const body = withoutEmpty({ ...typed, ...listed, ...(hasCard && cardSet ? {} : { [PARAMETERS]: undefined }) });
  const { value, leftOut, findings } = validPartOf(sessionRequest, body, { profile });
  useErrorsAnnounced([...leftOut, ...findings]);
  const missing = findings.filter(({ path }) => path.length > 0 && valueAt(value, path) === undefined);
  const isWhole = findings.every(({ severity }) => severity !== 'error');
  const request = is(SessionRequest, value) ? value : undefined;
  const lines = useRequestLines(isWhole && leftOut.length === 0 ? request : undefined, (whole) =>
    createSessionRequest(BASE_URL, whole, { profile }),
  );
  const all = check(sessionRequest, body, { profile });
  const look = (changes: Readonly<Record<string, string>>): void =>
    goTo(formatRoute('checkout', [], { ...query, ...changes }), 'replace');
  const fill = async (): Promise<void> => {
    const number = cardSet ?? LAST_SET;
    set(await sampleSession(number));
    look({ set: String(number) });
  };
  const root = schemaCell(SessionRequest);
  const card = cardSet === undefined ? undefined : schemaCell(cardSetSchemas[cardSet - 1] ?? cardSetSchemas[0]);
  return (
    <div class="page">
      <header>
        <h1>Checkout</h1>
        <p class="lead">
          The form that a session’s methods would show, and the request that creates the session: it holds only what the
          service would take.
        </p>
      </header>
      <div class="columns">
        <section class="form" aria-label="The session">
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
            onChange={(next) => look({ methods: Array.isArray(next) && next.length > 0 ? next.join(',') : 'none' })}
          />
          {hasCard && (
            <label class="field">
              <span>Fields for {CARD}</span>
              <select
                value={String(cardSet ?? 'none')}
                onChange={({ currentTarget }) => look({ set: currentTarget.value })}
              >
                <option value="none">none</option>
                {cardSetNumbers.map((number) => (
                  <option key={number} value={String(number)}>
                    Set {number}: {SET_NAMES[number - 1]}
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
                <EntryFields
                  key={cardSet}
                  cell={card}
                  value={parameters[CARD]}
                  path={[PARAMETERS, CARD]}
                  findings={all}
                  required={profile.require ?? []}
                  onChange={(next) => set({ ...typed, [PARAMETERS]: next && { [CARD]: next } })}
                />
              </div>
            </details>
          )}
          {root && (
            <EntryFields
              cell={root}
              value={typed}
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
            amount={[request?.order?.amount, request?.order?.currency].filter(Boolean).join(' ') || 'the amount'}
            description={request?.order?.description ?? 'the order'}
          />
          <section class="result" aria-label="The request">
            <h2>{isWhole && leftOut.length === 0 ? 'The request' : 'No request yet'}</h2>
            {leftOut.length > 0 && (
              <p class="note">Not in the JSON below, because the service would refuse it. Fix it to get the request:</p>
            )}
            <FieldFindings findings={leftOut} />
            {missing.length > 0 && (
              <p class="note">
                Still needed:{' '}
                {missing.map(({ path }, i) => (
                  <>
                    {i > 0 && ', '}
                    <code>{formatPath(path)}</code>
                  </>
                ))}
              </p>
            )}
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
            {lines && <CodeBlock title="fetch" code={lines.fetch} />}
            {lines && <CodeBlock title="curl" code={lines.curl} />}
          </section>
        </div>
      </div>
    </div>
  );
}

const LAST_SET = cardSetNumbers.length;

/** The sample of a set; of one that is a card's entries alone, the last set's session with them. */
async function sampleSession(number: number): Promise<Body> {
  const sample = samples.find(({ name }) => name.startsWith(`good/set-${number}-`));
  const value: unknown = JSON.parse((await sample?.load()) ?? '{}');
  if (!isObject(value)) return {};
  const isSession = Object.keys(value).some((name) => Object.hasOwn(session.rows, name));
  return isSession ? value : { ...(await sampleSession(LAST_SET)), [PARAMETERS]: { [CARD]: value } };
}

/** The document leaves the host open. */
const BASE_URL = 'https://pay.example';

/** What is filled in; empty objects and lists are not sent. */
const withoutEmpty = (body: Body): Body => {
  const filled = prune(inOrder(body));
  return isObject(filled) ? { ...filled } : {};
};

/** The fields in the order of the table; what is not there is left out. */
const inOrder = (body: Body): Body =>
  Object.fromEntries(
    [...new Set([...Object.keys(session.rows), ...Object.keys(body)])].flatMap((name) =>
      body[name] === undefined ? [] : [[name, body[name]]],
    ),
  );
