import sharp from "sharp";
import { drawClothView } from "#supply/illustrator/views/cloth-view.ts";
const cl=[{kind:"denim",colour:"#3f587a"},{kind:"knit",colour:"#8a4b34"},{kind:"knit",colour:"#e6dcc8",motif:"cable"},{kind:"wool",colour:"#e6dfd0",motif:"houndstooth",second:"#38332f"},{kind:"poplin",colour:"#a9bfd6"},{kind:"leather",colour:"#8a5a34"},{kind:"satin",colour:"#b9a27e"},{kind:"crepe",colour:"#2f4a3f",motif:"floral",second:"#d98f7c",third:"#efe0c8"},{kind:"corduroy",colour:"#7a4a2a"},{kind:"lace",colour:"#24262a"},{kind:"jersey",colour:"#ece7dc",motif:"stripe",second:"#27324a"},{kind:"suede",colour:"#8a6a48"}] as const;
const out=[];
for (const [i,c] of cl.entries()) { const svg=drawClothView(c as never,"x"); console.log(c.kind, svg.length); out.push({input: await sharp(Buffer.from(svg)).resize(320,400).png().toBuffer(), left: 320*(i%6), top:400*Math.floor(i/6)}); }
await sharp({create:{width:1920,height:800,channels:3,background:"#fff"}}).composite(out).png().toFile("/tmp/cloth.png");
