import type { Finding } from '@pg/rule-kit';
import { sale, saleForm } from '@pg/sale-form';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { FieldFindings, findingsAt } from '../fields/field-findings.tsx';
import { Needed } from '../fields/row-field.tsx';
import type { TypedSale } from './sale-samples.ts';

interface ExtraParametersProps {
  readonly typed: TypedSale;
  /** Those that the profile requires: they have their fields. */
  readonly named: readonly string[];
  readonly findings: readonly Finding[];
  readonly onChange: (name: string, value: string | undefined) => void;
}

/** Parameters that the account manager named: the table takes them, and lists none. */
export function ExtraParameters({ typed, named, findings, onChange }: ExtraParametersProps): JSX.Element {
  const [name, setName] = useState('');
  const extra = [...new Set([...named, ...Object.keys(typed)])].filter((each) => !Object.hasOwn(sale.rows, each));
  const isKnown = Object.hasOwn(sale.rows, name) || Object.hasOwn(typed, name);
  const isName = !isKnown && saleForm.takes?.(name, typed, { profile: {} }) === true;
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
            {each} {named.includes(each) && <Needed />}
          </span>
          <span class="row">
            <input
              value={typed[each] ?? ''}
              autocomplete="off"
              onInput={({ currentTarget }) => onChange(each, currentTarget.value)}
            />
            {!named.includes(each) && (
              <button type="button" aria-label={`Remove ${each}`} onClick={() => remove(each)}>
                ×
              </button>
            )}
          </span>
          <FieldFindings findings={typed[each] === undefined ? [] : findingsAt(findings, [each])} />
        </label>
      ))}
      <form class="field" onSubmit={add}>
        <label for="extra-parameter">Another parameter, as your account manager named it</label>
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
