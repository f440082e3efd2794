import sharp from "sharp";
const [out, height, ...names] = process.argv.slice(2);
const imgs = await Promise.all(names.map(async (n) => { const b = await sharp(`/tmp/screens-four/${n}.png`).resize({ height: undefined, width: n.includes(".390") ? 390 : n.includes(".768") ? 560 : 860 }).toBuffer(); const m = await sharp(b).metadata(); const h = Math.min(m.height, Number(height)); return { b: await sharp(b).extract({ left: 0, top: 0, width: m.width, height: h }).toBuffer(), w: m.width, h }; }));
let x = 0; const comp = imgs.map((i) => { const c = { input: i.b, left: x, top: 0 }; x += i.w + 16; return c; });
await sharp({ create: { width: x, height: Math.max(...imgs.map((i) => i.h)), channels: 3, background: "#888" } }).composite(comp).png().toFile(out);
