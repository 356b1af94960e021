import { draftGarment } from "#supply/illustrator/draft.ts";
import { drawGarment } from "#supply/illustrator/garment.ts";
import { writeFileSync } from "node:fs";
const g=draftGarment({universe:"men",leaf:"A.4.1",seed:"q"})!;
const s=drawGarment(g); writeFileSync("/tmp/b.svg",s);
const by:Record<string,[number,number]>={};
for (const m of s.matchAll(/<(\w+)[^>]*>/g)) { const k=m[1]!; (by[k]??=[0,0])[0]++; by[k]![1]+=m[0].length; }
console.log(s.length, by);
const ids=[...s.matchAll(/#\w+/g)].length; console.log("refs",ids, (s.match(/[a-z]\w{6,}(?=["\)])/g)??[]).length);
console.log("path d bytes", [...s.matchAll(/ d="([^"]*)"/g)].reduce((a,m)=>a+m[1]!.length,0));
