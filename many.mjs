import { lintText } from '/work/wt/everything/packages/lint/src/index.ts';
import { readFileSync } from 'node:fs';
let seed = Number(process.argv[3] ?? 7); const rnd = (n) => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return Math.floor(seed / 2 ** 32 * n); };
const pick = (list) => list[rnd(list.length)];
const isObj = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
function* objects(v, path = []) { if (isObj(v)) yield [v, path]; if (typeof v === 'object' && v) for (const [k, e] of Object.entries(v)) yield* objects(e, [...path, Array.isArray(v) ? Number(k) : k]); }
const at = (v, p) => p.reduce((o, s) => o?.[s], v);
const typo = (n) => n.slice(0, Math.max(1, n.length - 3)) + n.slice(n.length - 2);
const camel = (n) => n.includes('_') ? n.replace(/_(.)/g, (_, c) => c.toUpperCase()) : n.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
const label = (n) => n.replace(/([A-Z])/g, ' $1').replace(/_/g, ' ').replace(/^./, (c) => c.toUpperCase());
const rename = (f) => (o, k) => { const n = f(k); if (n === k || n in o) return; const e = Object.entries(o); for (const [x] of e) delete o[x]; for (const [x, v] of e) o[x === k ? n : x] = v; };
const FIELD = { cased: rename((k) => k[0].toUpperCase() + k.slice(1)), camel: rename(camel), label: rename(label), typo: rename(typo), gone: (o, k) => { delete o[k]; },
  empty: (o, k) => { o[k] = ''; }, object: (o, k) => { o[k] = { a: 1 }; }, nul: (o, k) => { o[k] = null; }, number: (o, k) => { o[k] = 7; }, long: (o, k) => { o[k] = 'x'.repeat(3000); }, odd: (o, k) => { o[k] = '#?'; } };
const OBJECT = { stringify: (o, k) => { o[k] = JSON.stringify(o[k]); }, wrap: (o, k) => { o[k] = [o[k]]; }, cased: FIELD.cased, typo: FIELD.typo, array: (o, k) => { o[k] = []; } };
const TEXT = { comma: (t) => t.replace(/}$/, ',}'), comment: (t) => t.replace('{', '{ // a\n'), brace: (t) => t.slice(0, -1), fence: (t) => '```json\n' + t + '\n```', twice: (t) => JSON.stringify(t), single: (t) => t.replace(/"([\w ]+)":/g, "'$1':") };
// A mistake is chosen on the valid payload by path, and found again in the changed one by the value's identity.
function mistakesFor(base) {
  const places = [...objects(base)].flatMap(([o, p]) => Object.keys(o).map((k) => [p, k, isObj(o[k])]));
  const n = 2 + rnd(2), list = [], used = new Set();
  while (list.length < n) {
    if (rnd(6) === 0 && !list.some((m) => m.text)) { const [name, f] = pick(Object.entries(TEXT)); list.push({ name: `text ${name}`, text: f }); continue; }
    const [p, k, isO] = pick(places); const key = [...p, k].join('.'); if (used.has(key)) continue; used.add(key);
    const [name, f] = pick(Object.entries(isO ? OBJECT : FIELD)); list.push({ name: `${name} ${key}`, path: p, key: k, f, depth: p.length });
  }
  return list;
}
function make(base, mistakes, form) {
  const v = structuredClone(base);
  for (const m of [...mistakes].filter((m) => m.f).sort((a, b) => b.depth - a.depth)) { const o = at(v, m.path); if (isObj(o) && m.key in o) m.f(o, m.key); }
  let t = form ? new URLSearchParams(Object.entries(v).map(([k, x]) => [k, typeof x === 'string' ? x : JSON.stringify(x)])).toString() : JSON.stringify(v);
  if (!form) for (const m of mistakes) if (m.text) t = m.text(t);
  return t;
}
const codes = (text, kind) => { const c = new Map(); for (const f of lintText(text, { kind }).findings) { const k = f.code; c.set(k, (c.get(k) ?? 0) + (f.times ?? 1)); } return c; };
const more = (a, b) => [...a].some(([k, n]) => n > (b.get(k) ?? 0));
const bases = JSON.parse(readFileSync('/tmp/ev/bases.json', 'utf8'));
let count = 0, bad = 0; const why = new Map();
while (count < Number(process.argv[2] ?? 500)) {
  const [kind, base, form] = pick(bases); const ms = mistakesFor(base);
  const clean = codes(make(base, [], form), kind);
  const real = ms.filter((m) => more(codes(make(base, [m], form), kind), clean));
  if (real.length < 2) continue;
  count++;
  const full = codes(make(base, real, form), kind);
  const hidden = real.filter((m) => !more(full, codes(make(base, real.filter((x) => x !== m), form), kind)));
  if (hidden.length) { bad++; for (const m of hidden) { const k = `${m.name.split(' ').slice(0, m.text ? 2 : 1).join(' ')} behind ${real.filter((x) => x !== m).map((x) => x.name.split(' ').slice(0, x.text ? 2 : 1).join(' ')).join('+')}`; why.set(k, [...(why.get(k) ?? []), `${kind}: ${real.map((x) => x.name).join(' & ')} | hidden ${m.name}`]); } }
}
console.log(`${bad} of ${count} have a hidden mistake`);
for (const [k, l] of [...why].sort((a, b) => b[1].length - a[1].length)) console.log(l.length, k, '\n     ', l.slice(0, 3).join('\n      '));
