import { lintText, fixText, resources } from '/work/wt/everything/packages/lint/src/index.ts';
import { tableSpec } from '/work/wt/everything/packages/rule-kit/src/internal.ts';
const VALUES=[5," ","",0,1," 5 ","5 ","1 ",1.5,12345678901,"0","7",true,null,"x ", -1, 1e21, "1,5","1.234,50","1.5"," fr","true"];
const out=new Map();
for (const {kind, table} of resources) {
  const look=(spec,wrap,path)=>{
    if (spec.kind==='object'&&path.length<6) for (const [n,s] of Object.entries(spec.fields)) look(s,(v)=>wrap({[n]:v}),[...path,n]);
    else if (spec.item) look(spec.item,(v)=>wrap([v]),[...path,0]);
    if (spec.kind==='object') return;
    for (const v of VALUES) {
      const text=JSON.stringify(wrap(v)); const r=fixText(text,{kind}); if (r.text===text) continue;
      const before=lintText(text,{kind}).findings.filter(f=>JSON.stringify(f.path)===JSON.stringify(path)); const after=lintText(r.text,{kind}).findings.filter(f=>JSON.stringify(f.path)===JSON.stringify(path));
      let nv=JSON.parse(r.text); for(const p of path) nv=nv?.[p];
      const k=`${JSON.stringify(v)} -> ${JSON.stringify(nv)} [${before.map(f=>f.severity+' '+f.code)} => ${after.map(f=>f.severity+' '+f.code)}]`;
      out.set(k,[...(out.get(k)??[]),kind+':'+path.filter(p=>typeof p==='string').slice(-1)]);
    }
  };
  look(tableSpec(table),(v)=>v,[]);
}
for (const [k,v] of [...out].sort()) console.log(k, v.length, v.slice(0,6).join(' '));
