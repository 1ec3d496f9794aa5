import { type DocsOf, defineRules } from '@pg/rule-kit';

export const rules = defineRules(
  { section: '1 What the service does', basis: 'safety', severity: 'warning' },
  {
    'method-twice': {
      messages: { 'method-twice': '{field} repeats a method that is already in the list' },
      *check({ methods }) {
        const list: readonly unknown[] = Array.isArray(methods) ? methods : [];
        for (const [i, method] of list.entries())
          if (typeof method === 'string' && list.indexOf(method) < i)
            yield { path: ['methods', i], code: 'method-twice', fix: { remove: true } };
      },
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'method-twice': {
    summary: 'A method is in `methods` once.',
    accepts: [{ value: { methods: ['card', 'naps'] } }],
    rejects: [{ value: { methods: ['card', 'card'] } }],
  },
};
