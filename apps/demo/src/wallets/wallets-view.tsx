import '../styles/sale.css';
import '../styles/forms.css';
import { isObject, type Resource, type Table } from '@pg/rule-kit';
import {
  type FlowQuestion,
  normalizeProcessingKey,
  paymentFlow,
  wallet1Panel,
  wallet1Settings,
  wallet1SetUp,
  wallet2Panel,
  wallet2Settings,
  wallet2SetUp,
} from '@pg/wallet-tokens';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { keepDraft } from '../draft/drafts.ts';
import { FieldFindings, findingsAt, findingsOfWhole } from '../fields/field-findings.tsx';
import { RowField } from '../fields/row-field.tsx';
import { useFindings } from '../fields/use-findings.ts';
import { CodeBlock } from '../parts/code-block.tsx';
import { Icon } from '../parts/icon.tsx';
import { Prose } from '../parts/prose.tsx';
import { toast } from '../parts/toast.tsx';
import { formatRoute, goTo } from '../routing/route.ts';
import type { ViewProps } from '../routing/view-props.ts';
import { sampleOf } from '../samples/samples.ts';
import { ClientRequest } from './client-request.tsx';
import { FlowDrawing } from './flow-drawing.tsx';

type WalletName = FlowQuestion['wallet'];
type Settings = Readonly<Record<string, unknown>>;

const wallets = {
  wallet1: { panel: wallet1Panel, resource: wallet1Settings, setUp: wallet1SetUp },
  wallet2: { panel: wallet2Panel, resource: wallet2Settings, setUp: wallet2SetUp },
} as const satisfies Record<WalletName, { panel: Table; resource: Resource; setUp: unknown }>;

const isWallet = (name: string | undefined): name is WalletName => name !== undefined && Object.hasOwn(wallets, name);

/** The entered settings. They contain keys, so they are never stored. */
const entered: Record<WalletName, Settings> = { wallet1: {}, wallet2: {} };

/** Checks the settings of a wallet, and shows the payment flow that they lead to. */
export function WalletsView({ route: { steps, query } }: ViewProps): JSX.Element {
  const [step] = steps;
  const wallet: WalletName = isWallet(step) ? step : 'wallet1';
  const [, update] = useState(0);
  const settings = entered[wallet];
  const { panel, resource, setUp } = wallets[wallet];
  const findings = useFindings(resource, settings);
  const provider = { supportsCardFlow: query.card === '1', acceptsDecryptedData: query.decrypted !== '0' };
  const mode = query.mode === 's2s' ? 's2s' : 'checkout';
  const flow = paymentFlow({ wallet, settings, provider, mode });
  const setQuery = (changes: Readonly<Record<string, string | undefined>>): void =>
    goTo(formatRoute('wallets', [wallet], { ...query, ...changes }), 'replace');
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  const put = (next: Settings): void => {
    entered[wallet] = next;
    keepDraft(`wallet settings ${wallet}`, Object.keys(next).length === 0 ? '' : JSON.stringify(next), 'page');
    update((count) => count + 1);
  };
  const set = (name: string, value: unknown): void => {
    const { [name]: _, ...others } = settings;
    put(value === undefined ? others : { ...others, [name]: value });
  };
  const fill = async (): Promise<void> => {
    const sample: unknown = JSON.parse((await sampleOf(`good/${wallet}-settings.json`)?.load()) ?? '{}');
    if (!isObject(sample)) return;
    put({ ...sample });
    if (Object.keys(settings).length > 0) toast('The sample replaced your input.', () => put(settings));
  };
  const applies = (name: string): boolean =>
    flow.settingsThatApply === 'all' || flow.settingsThatApply.some((each) => each === name);
  return (
    <div class="page">
      <header>
        <h1>Wallets</h1>
        <p class="lead">
          Enter a wallet’s settings from the admin panel to check them, and to see which payment flow they lead to.
          Certificates and keys stay in your browser.
        </p>
      </header>
      <nav class="tabs" aria-label="Wallets">
        {Object.keys(wallets).map((name) => (
          <a
            key={name}
            href={formatRoute('wallets', [name], query)}
            aria-current={name === wallet ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <div class="columns">
        <section aria-label={`Settings of ${wallet}`} class="form">
          <h2>{panel.section}</h2>
          <p class="row">
            <button type="button" class="small" onClick={fill}>
              Fill with a sample
            </button>
          </p>
          {Object.keys(panel.rows).map((name) => (
            <div key={`${wallet} ${name}`}>
              <RowField
                table={panel}
                name={name}
                value={settings[name]}
                findings={findingsAt(findings, [name])}
                onChange={(value) => set(name, value)}
              >
                {name === ONE_LINE_KEY && <OneLineKey text={settings[name]} onRepair={(text) => set(name, text)} />}
              </RowField>
              {!applies(name) && <p class="note">Not used for sale requests whose token the merchant obtained.</p>}
            </div>
          ))}
          <FieldFindings findings={findingsOfWhole(findings)} />
        </section>
        <div class="beside">
          <section class="form" aria-label="Provider and request">
            <h2>Provider and request</h2>
            <label class="choice">
              <input
                type="checkbox"
                checked={provider.supportsCardFlow}
                onChange={({ currentTarget }) => setQuery({ card: currentTarget.checked ? '1' : undefined })}
              />
              <span>The payment provider supports card flow</span>
            </label>
            <label class="choice">
              <input
                type="checkbox"
                checked={provider.acceptsDecryptedData}
                onChange={({ currentTarget }) => setQuery({ decrypted: currentTarget.checked ? undefined : '0' })}
              />
              <span>The payment provider accepts decrypted data</span>
            </label>
            <label class="choice">
              <input
                type="checkbox"
                checked={mode === 's2s'}
                onChange={({ currentTarget }) => setQuery({ mode: currentTarget.checked ? 's2s' : undefined })}
              />
              <span>The merchant obtains the token (server-to-server)</span>
            </label>
          </section>
          {hasErrors ? (
            <p class="warn">Fix the errors in the settings to see their payment flow.</p>
          ) : (
            <FlowDrawing flow={flow} table={panel} />
          )}
          {Object.keys(settings).length > 0 && (
            <CodeBlock title="Settings as JSON" code={JSON.stringify(settings, null, 2)} />
          )}
          {wallet === 'wallet2' && <ClientRequest settings={hasErrors ? undefined : settings} />}
          <details class="set-up">
            <summary>
              <Icon name="open" /> Account set-up, step by step
            </summary>
            <ol>
              {setUp.steps.map(({ step: number, task, settings: filled }) => (
                <li key={number}>
                  <Prose>{task}</Prose>
                  {filled.length > 0 && (
                    <p class="note">Settings: {filled.map((name) => labelOf(panel, name)).join(', ')}</p>
                  )}
                </li>
              ))}
            </ol>
          </details>
        </div>
      </div>
    </div>
  );
}

const ONE_LINE_KEY = 'processingPrivateKey' satisfies keyof typeof wallet1Panel.rows;

interface OneLineKeyProps {
  readonly text: unknown;
  readonly onRepair: (text: string) => void;
}

/** A button that writes a readable key in the form that the panel needs. */
function OneLineKey({ text, onRepair }: OneLineKeyProps): JSX.Element | null {
  const written = typeof text === 'string' ? normalizeProcessingKey(text) : undefined;
  if (written === undefined || 'problem' in written || written.text === text) return null;
  return (
    <button type="button" class="small" onClick={() => onRepair(written.text)}>
      <Icon name="fix" /> Write it on one line
    </button>
  );
}

const labelOf = ({ labels }: Table, name: string): string => labels?.[name] ?? name;
