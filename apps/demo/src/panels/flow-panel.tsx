import '../styles/panels.css';
import { isObject } from '@pg/rule-kit';
import {
  findPaymentFlow,
  wallet1SettingsTable,
  wallet1SetUp,
  wallet2SettingsTable,
  wallet2SetUp,
} from '@pg/wallet-tokens';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { Prose } from '../parts/prose.tsx';
import type { PanelProps } from './panels.ts';

const wallets = {
  'wallet1-settings': { wallet: 'wallet1', panel: wallet1SettingsTable, setUp: wallet1SetUp },
  'wallet2-settings': { wallet: 'wallet2', panel: wallet2SettingsTable, setUp: wallet2SetUp },
} as const;

/** What the document says about the provider and the request; the settings don't contain it. */
const QUESTIONS = [
  { id: 'card', label: 'The payment provider supports card flow' },
  { id: 'decrypted', label: 'The payment provider accepts decrypted data' },
  { id: 's2s', label: 'The merchant obtains the token (server-to-server)' },
] as const;

type Answers = Readonly<Record<(typeof QUESTIONS)[number]['id'], boolean>>;

/** The payment flow that a wallet's settings lead to, and what it means (section 3). */
export function FlowPanel({ checked: { kind, totals, payload } }: PanelProps): JSX.Element | null {
  const [answers, setAnswers] = useState<Answers>({ card: true, decrypted: true, s2s: false });
  if (kind !== 'wallet1-settings' && kind !== 'wallet2-settings') return null;
  const { wallet, panel, setUp } = wallets[kind];
  const flow = findPaymentFlow({
    wallet,
    settings: isObject(payload) ? payload : {},
    provider: { supportsCardFlow: answers.card, acceptsDecryptedData: answers.decrypted },
    mode: answers.s2s ? 's2s' : 'checkout',
  });
  const labelOf = (name: string): string => Object.entries(panel.labels).find(([key]) => key === name)?.[1] ?? name;
  return (
    <div class="stack">
      <fieldset>
        <legend class="unseen">Provider and request</legend>
        {QUESTIONS.map(({ id, label }) => (
          <label key={id} class="choice">
            <input
              type="checkbox"
              checked={answers[id]}
              onChange={({ currentTarget }) => setAnswers({ ...answers, [id]: currentTarget.checked })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {totals.error > 0 && <p class="warn">The settings have errors: fix them first.</p>}
      <h3 class="outcome" aria-live="polite">
        {flow.flow === 'card' ? 'Card flow' : 'Virtual flow'}
      </h3>
      <p>
        {flow.reasons.map(({ reason }) => reason).join(' ')}{' '}
        {flow.settingsThatApply !== 'all' &&
          `Only these settings apply: ${flow.settingsThatApply.map(labelOf).join(', ')}.`}
      </p>
      <ul class="consequences">
        {flow.consequences.map(({ id, meaning, available, reason }) => (
          <li key={id} class={available === true ? 'is-so' : available === 'limited' ? 'is-limited' : 'is-not'}>
            <Icon name={available === true ? 'check' : available === 'limited' ? 'warning' : 'error'} />
            <span>
              {meaning}: <strong>{available === true ? 'yes' : available === 'limited' ? 'limited' : 'no'}</strong>
              {available !== true && <span class="note"> {reason}</span>}
            </span>
          </li>
        ))}
      </ul>
      <details class="set-up">
        <summary>Account set-up, step by step</summary>
        <ol class="stack">
          {setUp.steps.map(({ step, task }) => (
            <li key={step}>
              <Prose>{task}</Prose>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
