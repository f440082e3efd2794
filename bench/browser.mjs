import { chromium } from "@playwright/test";
import { ensureChromium } from "../scripts/setup/chromium.mjs";

export const openBrowser = async (node) =>
  chromium.launch({
    executablePath: await ensureChromium(node),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
