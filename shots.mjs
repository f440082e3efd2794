import { chromium } from "@playwright/test";
import sharp from "sharp";
const base="http://127.0.0.1:3122";
const browser=await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell"});
const out="/tmp/screens-photos/";
const files=async()=>Promise.all(["#b86","#68a","#8a6"].map(async(c,i)=>({name:`room-${i+1}.jpg`,mimeType:"image/jpeg",buffer:await sharp({create:{width:900,height:600,channels:3,background:c}}).jpeg().toBuffer()})));
for (const [w,h,scheme] of [[390,844,"light"],[1440,900,"light"],[1440,900,"dark"]]) {
  const ctx=await browser.newContext({viewport:{width:w,height:h},colorScheme:scheme,baseURL:base});
  const page=await ctx.newPage();
  page.on("console",m=>m.type()==="error"&&console.log("console",m.text()));page.on("pageerror",e=>console.log("pageerror",e.message));
  await page.goto("/sign-in");
  await page.getByLabel("Email",{exact:true}).fill("owner@morrow-park-laser-and-skin.example.com");
  await page.getByLabel("Password",{exact:true}).fill("tidepool-lantern-quilt");
  await page.getByLabel("Password",{exact:true}).press("Enter");
  await page.waitForURL("**/profile");
  await page.goto("/owner/photos");
  console.log(page.url());
  if (w===390) {
    await page.locator("#field-photos").setInputFiles([...(await files()),{name:"bad.svg.png",mimeType:"image/png",buffer:Buffer.from("<svg/>")}]);
    await page.getByText("3 of 4 photos added").waitFor();
    console.log(await page.locator("[data-progress]").innerText(), await page.evaluate(()=>document.activeElement?.outerHTML.slice(0,120)));
  }
  await page.screenshot({path:`${out}own-photos.${w}.${scheme}.png`,fullPage:true});
  await page.goto("/owner/photos/morrow-park-laser-and-skin/before-after");
  await page.screenshot({path:`${out}pairs.${w}.${scheme}.png`,fullPage:true});
  const link=await page.locator("a[href*='/consents/']").first().getAttribute("href").catch(()=>null);
  if(link){await page.goto(link);await page.screenshot({path:`${out}consent.${w}.${scheme}.png`,fullPage:true});}
  await page.goto("/listing/morrow-park-laser-and-skin?tab=photos");
  await page.locator("[data-comparer]").scrollIntoViewIfNeeded();
  await page.waitForTimeout(600);
  await page.screenshot({path:`${out}comparer.${w}.${scheme}.png`});
  await page.locator("a[data-photo]").first().click();
  await page.getByRole("dialog",{name:/^Photos of/}).waitFor();
  await page.keyboard.press("ArrowRight");await page.waitForTimeout(600);
  await page.screenshot({path:`${out}large.${w}.${scheme}.png`});
  await ctx.close();
  const ctx2=await browser.newContext({viewport:{width:w,height:h},colorScheme:scheme,baseURL:base});const p2=await ctx2.newPage();
  await p2.goto("/admin");
  await p2.getByLabel("Email",{exact:true}).fill("webmaster@ocmedspaguide.example");
  await p2.getByLabel("Password",{exact:true}).fill("tidepool-lantern-quilt");
  await p2.getByLabel("Password",{exact:true}).press("Enter");
  await p2.waitForTimeout(1500);
  await p2.screenshot({path:`${out}admin.${w}.${scheme}.png`});
  await p2.goto("/admin/photos");
  await p2.screenshot({path:`${out}admin-photos.${w}.${scheme}.png`,fullPage:true});
  await ctx2.close();
}
await browser.close();
