export type Vitals = { firstByte: number; largestPaint: number; shift: number };

const settling = 1_000;

/**
 * Loads a page in the visitor's browser and measures it. Our pages refuse framing, so the markup
 * is fetched and laid out in the given frame without scripts. Network timings come from the
 * fetch, render timings from the frame.
 */
export async function measureVitals(path: string, frame: HTMLIFrameElement): Promise<Vitals> {
  await comesIntoSight(frame);
  const address = new URL(location.origin + path);
  performance.clearResourceTimings();
  const response = await fetch(address, { cache: "no-store", credentials: "omit" });
  const html = await response.text();
  const timing = performance.getEntriesByName(address.href).at(-1);
  if (!(timing instanceof PerformanceResourceTiming))
    throw new Error("This browser provides no timings.");
  const inFrame = await measureInFrame(withoutScripts(html), frame);
  return {
    firstByte: timing.responseStart - timing.startTime,
    largestPaint: timing.responseEnd - timing.startTime + inFrame.largestPaint,
    shift: inFrame.shift,
  };
}

/** Browsers paint, and therefore time, only what is in view. */
function comesIntoSight(frame: HTMLElement) {
  return new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(frame);
  });
}

/** Strips scripts: the frame would block each one and log an error. */
function withoutScripts(html: string) {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const script of page.querySelectorAll("script, link[rel=modulepreload]")) script.remove();
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

async function measureInFrame(html: string, frame: HTMLIFrameElement) {
  const isLoaded = new Promise((resolve) =>
    frame.addEventListener("load", resolve, { once: true }),
  );
  frame.srcdoc = html;
  await isLoaded;
  const observed = { largestPaint: 0, shift: 0 };
  const Observer = (frame.contentWindow as (Window & typeof globalThis) | null)
    ?.PerformanceObserver;
  if (!Observer?.supportedEntryTypes.includes("largest-contentful-paint"))
    throw new Error("This browser does not measure painting.");
  const paint = new Observer((list) => {
    for (const entry of list.getEntries()) observed.largestPaint = entry.startTime;
  });
  const shifts = new Observer((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput) observed.shift += entry.value;
  });
  paint.observe({ type: "largest-contentful-paint", buffered: true });
  shifts.observe({ type: "layout-shift", buffered: true });
  await new Promise((resolve) => setTimeout(resolve, settling));
  paint.disconnect();
  shifts.disconnect();
  if (observed.largestPaint === 0) throw new Error("The browser painted nothing that it measures.");
  return observed;
}
