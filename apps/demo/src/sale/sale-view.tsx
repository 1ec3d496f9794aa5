import '../styles/sale.css';
import '../styles/forms.css';
import { check, type Rows, valueAt } from '@pg/rule-kit';
import { brands, createSaleRequest, encodeSaleForm, type Sale, saleForm, sale as saleTable } from '@pg/sale-form';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { openInCheck } from '../check/open-in-check.ts';
import { countBySeverity, totalInWords } from '../checker/totals.ts';
import { draft, keepDraft } from '../draft/drafts.ts';
import { readDraft } from '../draft/read-draft.ts';
import { FieldFindings, findingsAt } from '../fields/field-findings.tsx';
import { type Need, RowField } from '../fields/row-field.tsx';
import { StillMissing } from '../fields/still-missing.tsx';
import { useFindings } from '../fields/use-findings.ts';
import { CodeBlock } from '../parts/code-block.tsx';
import { toast } from '../parts/toast.tsx';
import { profileFor } from '../profile/profile-for.ts';
import { ProfileMenu } from '../profile/profile-menu.tsx';
import { useRequestCode } from '../requests/use-request-code.ts';
import { formatRoute } from '../routing/route.ts';
import type { ViewProps } from '../routing/view-props.ts';
import { BrandDifferences } from './brand-differences.tsx';
import { ExtraParameters } from './extra-parameters.tsx';
import { type Brand, brandNames, type EnteredSale, isBrand, sampleSale } from './sale-samples.ts';
import { TokenInspection } from './token-inspection.tsx';

const DRAFT = 'sale';

/** The input for all brands, from this visit or before a reload. */
let entered: EnteredSale = { ...fixedValues(), ...toStrings(readDraft(DRAFT)) };

function toStrings(fields: Readonly<Record<string, unknown>>): EnteredSale {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

/** The fields with only one possible value. */
function fixedValues(): EnteredSale {
  const rows: Rows = saleTable.rows;
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, [, , , facts]]) => {
      const [only, ...others] = facts?.values ?? [];
      return only !== undefined && others.length === 0 ? [[name, only]] : [];
    }),
  );
}

/** Builds the sale request of a brand. */
export function SaleView({ route }: ViewProps): JSX.Element {
  const { steps, query } = route;
  const [step] = steps;
  const brand: Brand = isBrand(step) ? step : 'wallet1';
  const [, update] = useState(0);
  const sale = saleOf(brand, entered);
  const { profile, problem } = profileFor(saleForm, sale, query.profile);
  const named = profile.brandParameters?.[brand] ?? [];
  const findings = useFindings(saleForm, sale, { profile });
  const errors = findings.filter(({ severity }) => severity === 'error');
  const missing = findings.filter(({ path }) => path.length > 0 && valueAt(sale, path) === undefined);
  const wrong = findings.filter((each) => !missing.includes(each));
  const valid = errors.length === 0 && isSale(sale) ? sale : undefined;
  const code = useRequestCode(valid, (body) => createSaleRequest(S2S_URL, body, { profile }));
  const put = (next: EnteredSale): void => {
    entered = next;
    keepDraft(DRAFT, JSON.stringify(next));
    update((count) => count + 1);
  };
  const set = (name: string, value: unknown): void => {
    const { [name]: _, ...others } = entered;
    put(typeof value === 'string' ? { ...others, [name]: value } : others);
  };
  const fill = async (): Promise<void> => {
    const before = draft(DRAFT) && entered;
    put(await sampleSale(brand));
    if (before) toast('The sample replaced your input.', () => put(before));
  };
  const { section, meaning, requires, expects, excludes, notShown } = brands[brand];
  const isOf = (names: readonly string[], name: string): boolean => names.includes(name);
  const needOf = (name: string): Need | undefined =>
    isOf(requires, name) || isOf(named, name) ? 'required' : isOf(expects, name) ? 'expected' : undefined;
  return (
    <div class="page">
      <header>
        <h1>Sale</h1>
        <p class="lead">Build a server-to-server sale request: choose a brand, fill in its fields, copy the request.</p>
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
              {notShown !== undefined && ` · Not in the document: ${notShown.toLowerCase()}. Ask your account manager.`}
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
            .filter((name) => name !== BRAND && !isOf(excludes, name))
            .map((name) => (
              <RowField
                key={name}
                table={saleTable}
                name={name}
                value={entered[name]}
                findings={entered[name] === undefined ? [] : findingsAt(findings, [name])}
                need={needOf(name)}
                onChange={(value) => set(name, value)}
              >
                {isOf(requires, name) && (
                  <TokenInspection brand={brand} token={entered[name]} onRepair={(text) => set(name, text)} />
                )}
              </RowField>
            ))}
          <ExtraParameters entered={entered} named={named} findings={findings} onChange={set} />
        </section>
        <div class="beside">
          <section class="result" aria-label="Request">
            <h2>{errors.length === 0 ? 'Request' : 'No request yet'}</h2>
            <StillMissing findings={missing} />
            <p class="note">
              {wrong.some(({ severity }) => severity === 'error') && 'The service would reject this sale. '}
              {findings.length === 0 && 'No problems found.'}
              {wrong.length > 0 && `${totalInWords(countBySeverity(wrong))}:`}
            </p>
            <FieldFindings findings={wrong} />
            {code && valid && (
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
                <CodeBlock title="fetch" code={code.fetch} />
                <CodeBlock title="curl" code={code.curl} />
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

/** The document names no host. */
const S2S_URL = 'https://s2s.pay.example';

/** The sale of a brand: the input without the fields that the brand excludes. */
function saleOf(brand: Brand, { ...fields }: EnteredSale): EnteredSale {
  const isAllowed = (name: string): boolean => !brands[brand].excludes.some((each) => each === name);
  const names = [...new Set([...Object.keys(saleTable.rows), ...Object.keys(fields)])];
  const all: EnteredSale = { ...fields, [BRAND]: brand };
  return Object.fromEntries(
    names.flatMap((name) => (isAllowed(name) && all[name] !== undefined ? [[name, all[name]]] : [])),
  );
}

const isSale = (sale: unknown): sale is Sale => check(saleForm, sale).every(({ severity }) => severity !== 'error');
