import '../styles/sale.css';
import '../styles/forms.css';
import { check, type Rows } from '@pg/rule-kit';
import { brands, createSaleRequest, encodeSaleForm, type Sale, saleForm, sale as saleTable } from '@pg/sale-form';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { openInCheck } from '../check/open-in-check.ts';
import { countBySeverity, totalInWords } from '../checker/totals.ts';
import { keepDraft } from '../draft/drafts.ts';
import { readDraft } from '../draft/read-draft.ts';
import { FieldFindings, findingsAt } from '../fields/field-findings.tsx';
import { RowField } from '../fields/row-field.tsx';
import { useFindings } from '../fields/use-findings.ts';
import { CodeBlock } from '../parts/code-block.tsx';
import { profileFor } from '../profile/profile-for.ts';
import { ProfileMenu } from '../profile/profile-menu.tsx';
import { useRequestLines } from '../requests/use-request-lines.ts';
import { formatRoute } from '../routing/route.ts';
import type { ViewProps } from '../routing/view-props.ts';
import { BrandDifferences } from './brand-differences.tsx';
import { ExtraParameters } from './extra-parameters.tsx';
import { type Brand, brandNames, isBrand, sampleSale, type TypedSale } from './sale-samples.ts';
import { TokenInspection } from './token-inspection.tsx';

const DRAFT = 'sale';

/** What was typed, whatever the brand, on this visit or before a reload. */
let typed: TypedSale = { ...onlyValues(), ...textsOf(readDraft(DRAFT)) };

function textsOf(fields: Readonly<Record<string, unknown>>): TypedSale {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

/** The fields for which there is but one value have it. */
function onlyValues(): TypedSale {
  const rows: Rows = saleTable.rows;
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, [, , , facts]]) => {
      const [only, ...others] = facts?.values ?? [];
      return only !== undefined && others.length === 0 ? [[name, only]] : [];
    }),
  );
}

/** A sale of any brand: its fields, its form, and what sends it. */
export function SaleView({ route }: ViewProps): JSX.Element {
  const { steps, query } = route;
  const [step] = steps;
  const brand: Brand = isBrand(step) ? step : 'wallet1';
  const [, update] = useState(0);
  const sale = saleOf(brand, typed);
  const { profile, problem } = profileFor(saleForm, sale, query.profile);
  const named = profile.brandParameters?.[brand] ?? [];
  const findings = useFindings(saleForm, sale, { profile });
  const errors = findings.filter(({ severity }) => severity === 'error');
  const valid = errors.length === 0 && isSale(sale) ? sale : undefined;
  const lines = useRequestLines(valid, (body) => createSaleRequest(S2S_URL, body, { profile }));
  const put = (next: TypedSale): void => {
    typed = next;
    keepDraft(DRAFT, JSON.stringify(next));
    update((count) => count + 1);
  };
  const set = (name: string, value: unknown): void => {
    const { [name]: _, ...others } = typed;
    put(typeof value === 'string' ? { ...others, [name]: value } : others);
  };
  const fill = async (): Promise<void> => {
    put(await sampleSale(brand));
  };
  const { section, meaning, requires, expects, takesNot, notShown } = brands[brand];
  const isOf = (names: readonly string[], name: string): boolean => names.includes(name);
  const isNeeded = (name: string): boolean => [requires, expects, named].some((names) => isOf(names, name));
  return (
    <div class="page">
      <header>
        <h1>Sale</h1>
        <p class="lead">
          A server-to-server sale, field by field: choose a brand, fill what it needs, take the request.
        </p>
      </header>
      <nav class="tabs" aria-label="Brands">
        {brandNames.map((name) => (
          <a key={name} href={formatRoute('sale', [name], query)} aria-current={name === brand ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div class="columns">
        <section class="form" aria-label={`Fields of a ${brand} sale`}>
          <header class="about-brand">
            <h2>{brand}</h2>
            <p>{meaning}.</p>
            <p class="note">
              {section}
              {notShown !== undefined && ` · Not shown: ${notShown.toLowerCase()}; your account manager says them.`}
            </p>
            <p class="row">
              <button type="button" class="small" onClick={fill}>
                Fill with a sample
              </button>
              <ProfileMenu route={route} />
            </p>
            {problem !== undefined && <p class="warn">{problem}</p>}
          </header>
          {Object.keys(saleTable.rows)
            .filter((name) => name !== BRAND && !isOf(takesNot, name))
            .map((name) => (
              <RowField
                key={name}
                table={saleTable}
                name={name}
                value={typed[name]}
                findings={typed[name] === undefined ? [] : findingsAt(findings, [name])}
                isNeeded={isNeeded(name)}
                onChange={(value) => set(name, value)}
              >
                {isOf(requires, name) && (
                  <TokenInspection brand={brand} token={typed[name]} onRepair={(text) => set(name, text)} />
                )}
              </RowField>
            ))}
          <ExtraParameters typed={typed} named={named} findings={findings} onChange={set} />
        </section>
        <div class="beside">
          <section class="result" aria-label="The request">
            <h2>{errors.length === 0 ? 'The request' : 'No request yet'}</h2>
            <p class="note">
              {errors.length > 0 && 'The service would refuse it. '}
              {findings.length === 0
                ? 'Nothing is wrong with it, as far as the document says.'
                : `${totalInWords(countBySeverity(findings))}:`}
            </p>
            <FieldFindings findings={findings} />
            {lines && valid && (
              <>
                <CodeBlock title="Encoded form" code={encodeSaleForm(valid).text} />
                <p class="row">
                  <button
                    type="button"
                    class="small quiet"
                    onClick={() => openInCheck(encodeSaleForm(valid).text, profile)}
                  >
                    Open in Check
                  </button>
                </p>
                <CodeBlock title="fetch" code={lines.fetch} />
                <CodeBlock title="curl" code={lines.curl} />
              </>
            )}
          </section>
        </div>
      </div>
      <BrandDifferences brand={brand} />
    </div>
  );
}

const BRAND = 'brand' satisfies keyof typeof saleTable.rows;

/** The document leaves the host open. */
const S2S_URL = 'https://s2s.pay.example';

/** What is typed, as a sale of a brand: without what that brand does not take. */
function saleOf(brand: Brand, { ...fields }: TypedSale): TypedSale {
  const isTaken = (name: string): boolean => !brands[brand].takesNot.some((each) => each === name);
  const names = [...new Set([...Object.keys(saleTable.rows), ...Object.keys(fields)])];
  const all: TypedSale = { ...fields, [BRAND]: brand };
  return Object.fromEntries(
    names.flatMap((name) => (isTaken(name) && all[name] !== undefined ? [[name, all[name]]] : [])),
  );
}

const isSale = (sale: unknown): sale is Sale => check(saleForm, sale).every(({ severity }) => severity !== 'error');
