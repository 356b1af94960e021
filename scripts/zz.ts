import sharp from "sharp";
import { draftGarment } from "#supply/illustrator/draft.ts";
import { drawLook } from "#supply/illustrator/looks/look.ts";
const g=(universe:any,leaf:any,seed:string,kind?:any)=>draftGarment({universe,leaf,seed,...(kind&&{kind})})!;
const sets=[
 [["top",g("men","A.2.5","l1")],["bottom",g("men","A.3.3","l2")],["coat",g("men","A.4.1","l3")],["shoes",g("men","B.2.2","l4")]],
 [["top",g("men","A.1.3","m1")],["bottom",g("men","A.3.1","m2")],["layer",g("men","A.4.1","m3")],["shoes",g("men","B.1.1","m4")]],
 [["top",g("women","A.2.1","w1")],["bottom",g("women","A.3.1","w2")],["shoes",g("women","B.2.2","w4")]],
] as any[];
const out=[]; let x=0;
for (const [i,s] of sets.entries()) for (const layout of ["flat-lay","layered"] as const) { const svg=drawLook({pieces:s.map(([slot,garment]:any)=>({slot,garment})),layout,ratio:"4:5",backdrop:"#ebe8e2",seed:"a"+i}); console.log(svg.length); out.push({input: await sharp(Buffer.from(svg)).resize(400,500).png().toBuffer(), left: x, top:0}); x+=400; }
let y=0,x2=0; for (const [i,s] of sets.entries()) { const svg=drawLook({pieces:s.map(([slot,garment]:any)=>({slot,garment})),layout:"flat-lay",ratio:"16:9",backdrop:"#dbdee0",seed:"a"+i}); out.push({input: await sharp(Buffer.from(svg)).resize(800,450).png().toBuffer(), left: x2, top:500}); x2+=800; }
await sharp({create:{width:2400,height:950,channels:3,background:"#fff"}}).composite(out).png().toFile("/tmp/looks.png");
