import type { Finding } from '@pg/rule-kit';
import { sale, saleForm } from '@pg/sale-form';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { FieldFindings, findingsAt } from '../fields/field-findings.tsx';
import { NeedMark } from '../fields/row-field.tsx';
import type { EnteredSale } from './sale-samples.ts';

interface ExtraParametersProps {
  readonly entered: EnteredSale;
  /** Parameters that the merchant profile requires. */
  readonly named: readonly string[];
  readonly findings: readonly Finding[];
  readonly onChange: (name: string, value: string | undefined) => void;
}

/** Parameters from the account manager. The table allows them without listing them. */
export function ExtraParameters({ entered, named, findings, onChange }: ExtraParametersProps): JSX.Element {
  const [name, setName] = useState('');
  const extra = [...new Set([...named, ...Object.keys(entered)])].filter((each) => !Object.hasOwn(sale.rows, each));
  const isKnown = Object.hasOwn(sale.rows, name) || Object.hasOwn(entered, name);
  const isName = !isKnown && saleForm.allowsUnknown?.(name, entered, { profile: {} }) === true;
  const add = (event: Event): void => {
    event.preventDefault();
    if (!isName) return;
    onChange(name, '');
    setName('');
  };
  const field = useRef<HTMLInputElement>(null);
  const remove = (each: string): void => {
    onChange(each, undefined);
    field.current?.focus();
  };
  return (
    <>
      {extra.map((each) => (
        <label key={each} class="field">
          <span>
            {each} <NeedMark need={named.includes(each) ? 'required' : undefined} />
          </span>
          <span class="row">
            <input
              value={entered[each] ?? ''}
              autocomplete="off"
              onInput={({ currentTarget }) => onChange(each, currentTarget.value)}
            />
            {!named.includes(each) && (
              <button type="button" aria-label={`Remove ${each}`} onClick={() => remove(each)}>
                ×
              </button>
            )}
          </span>
          <FieldFindings findings={entered[each] === undefined ? [] : findingsAt(findings, [each])} />
        </label>
      ))}
      <form class="field" onSubmit={add}>
        <label for="extra-parameter">Additional parameter from your account manager</label>
        <span class="row">
          <input
            id="extra-parameter"
            ref={field}
            value={name}
            placeholder="parameters[name]"
            autocomplete="off"
            spellcheck={false}
            aria-invalid={name !== '' && !isName}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
          <button type="submit" disabled={!isName}>
            Add
          </button>
        </span>
      </form>
    </>
  );
}
