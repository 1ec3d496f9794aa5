import { lintText, findChanges, applyEdits, resources, fixText } from '/work/wt/everything/packages/lint/src/index.ts';
import { readFileSync } from 'node:fs';
const seen = new Map();
for (const { kind } of resources) {
  const { vectors } = JSON.parse(readFileSync(`/work/wt/everything/packages/vectors/vectors/${kind}.json`,'utf8'));
  for (const { payload, text = JSON.stringify(payload), profile } of vectors) {
    const o = { kind, ...(profile && {profile}) };
    const fs = lintText(text, o).findings;
    findChanges(text, fs, o).forEach((cs, i) => { for (const c of cs) if (c.isCertain) { const e=c.edits[0]; const k = `${fs[i].severity} ${fs[i].code}`; if(!seen.has(k)) seen.set(k, new Set()); seen.get(k).add(`${fs[i].path.at(-1)}: ${text.slice(e.start,e.end).slice(0,30)} -> ${e.text.slice(0,30)}`); } });
  }
}
for (const [k, s] of seen) console.log(k, s.size, [...s].slice(0,12).join(' | '));
for (const t of ['{"operation":" "}','{"order":{"number":" ","amount":" 1.00 ","currency":" ","description":" "}}','{"hash":" ","merchant_key":5}','{"methods":[" ","card "]}','{"order":{"number":" 12 ","currency":"eur "}}','{"parameters":{"card":{"descriptor":" ","document_type":" ","fiscal_country":" fr"}}}','{"parameters":{"card":{"cart":{"items":[{"quantityUnit":" ","name":5,"sku":12,"price":" ","currency":" ","itemNumber":"1.0","tax":7}],"payments":[{"type":5,"status":" ","primary":"true"}]}}}}']) { console.log(t, '=>', fixText(t,{kind:'session-request'}).text); }
