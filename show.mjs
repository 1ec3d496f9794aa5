// usage: reads lines "kind?\ttext" as JSON array from argv file
import { lintText, findChanges, applyEdits } from '/work/wt/everything/packages/lint/src/index.ts';
import { readFileSync } from 'node:fs';
for (const [kind, given] of JSON.parse(readFileSync(process.argv[2],'utf8'))) {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  console.log('###', kind ?? '', text.slice(0, 300));
  const r = lintText(text, { kind: kind ?? undefined });
  console.log('kind', r.kind, r.possibleKind ?? '');
  for (const f of r.findings) console.log(' ', f.severity, f.rule, f.code, JSON.stringify(f.path), `${f.line}:${f.column}`, '|', f.message, f.hint ? '| ' + f.hint : '', f.fix ? JSON.stringify(f.fix) : '', f.choices ? 'choices ' + JSON.stringify(f.choices) : '');
}
