import { resources } from '@pg/lint';
import type { DescribedRule, Example, Resource, Rule } from '@pg/rule-kit';
import { severitiesOf } from '@pg/rule-kit/internal';
import type { JSX } from 'preact';
import { BASES } from '../findings/bases.ts';
import { Prose } from '../parts/prose.tsx';
import { formatRoute, goTo } from '../routing/route.ts';
import { packText } from '../share/shared-text.ts';

/** The details of a rule. */
export function RuleDetails({ rule }: { readonly rule: DescribedRule }): JSX.Element {
  const { id, summary, section, basis, accepts, rejects } = rule;
  return (
    <article class="details card stack" aria-labelledby="detail">
      <h1 id="detail" tabIndex={-1}>
        Rule <code>{id}</code>
      </h1>
      <p>
        <Prose>{summary}</Prose>
      </p>
      <dl>
        <dt>Section</dt>
        <dd>{section}</dd>
        <dt>Basis</dt>
        <dd>
          {basis}: {BASES[basis]}
        </dd>
        <dt>Severity</dt>
        <dd>{severitiesOf(rule).join(' or ')}</dd>
      </dl>
      <Examples title="Accepted" rule={rule} list={accepts} />
      <Examples title="Rejected" rule={rule} list={rejects} />
    </article>
  );
}

interface ExamplesProps {
  readonly title: string;
  readonly rule: DescribedRule;
  readonly list: readonly Example[];
}

function Examples({ title, rule, list }: ExamplesProps): JSX.Element | null {
  if (list.length === 0) return null;
  const kind = kindWith(rule);
  return (
    <section class="examples" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {list.map((example) => (
          <li key={JSON.stringify(example)}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard too */}
            <pre tabIndex={0}>{textOf(example)}</pre>
            {example.row && (
              <p class="note">
                in a field of type {example.row[0]}, {example.row[1]}
              </p>
            )}
            {example.profile && <p class="note">with the merchant profile {JSON.stringify(example.profile)}</p>}
            {kind !== undefined && example.row === undefined && (
              <button
                type="button"
                class="small"
                onClick={async () => {
                  const payload = await packText(textOf(example));
                  goTo(formatRoute('check', [], { kind, profile: JSON.stringify(example.profile), payload }));
                }}
              >
                Open in Check
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function textOf({ value, row, name = 'field' }: Example): string {
  if (row === undefined && typeof value === 'string') return value;
  return JSON.stringify(row === undefined ? value : { [name]: value }, null, 2) ?? 'nothing';
}

/** The kind of payload that the rule belongs to; `undefined` for a rule of every row. */
const kindWith = (rule: Rule): string | undefined =>
  resources.find((resource) => rulesOf(resource).some(({ id }) => id === rule.id))?.kind;

const rulesOf = ({ rules, text, verification }: Resource): readonly Rule[] => [
  ...rules,
  ...(text?.rules ?? []),
  ...(verification?.rules ?? []),
];
