import sharp from "sharp";
const d="/tmp/screens-photos/";const put=[];let left=0;
const items=JSON.parse(process.argv[2]);
for(const [n,h,w] of items){const m=await sharp(d+n).metadata();put.push({input:await sharp(d+n).extract({left:0,top:0,width:m.width,height:Math.min(h,m.height)}).resize({width:w}).toBuffer(),left,top:0});left+=w+10}
const hs=await Promise.all(put.map(async p=>(await sharp(p.input).metadata()).height));
await sharp({create:{width:left,height:Math.max(...hs),channels:3,background:"#888"}}).composite(put).png().toFile(process.argv[3]);
