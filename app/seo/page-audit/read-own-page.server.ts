type PageReadResult =
  | { path: string; html: string; headers: Headers }
  | { path: string; problem: string };

const mostSteps = 3;

/**
 * Reads a page of this site by path or URL, following redirects. Returns a reason if it cannot be
 * audited.
 */
export async function readOwnPage(
  input: string,
  siteUrl: string,
  read: (path: string) => Promise<Response>,
): Promise<PageReadResult> {
  let path = ownPath(input, siteUrl);
  for (let step = 0; step < mostSteps && path !== null; step++) {
    if (isAudit(path))
      return { path, problem: "The audit does not audit itself. Choose another page." };
    const response = await read(path);
    const location = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || !location) return judge(path, response);
    path = ownPath(location, siteUrl);
  }
  return { path: input, problem: "Give the path of a page of this site, such as /med-spas." };
}

async function judge(path: string, response: Response): Promise<PageReadResult> {
  if (response.status !== 200)
    return {
      path,
      problem: `This address answers with ${response.status}: there is no page to audit.`,
    };
  if (!response.headers.get("content-type")?.startsWith("text/html"))
    return { path, problem: "This address is a file, not a page." };
  return { path, html: await response.text(), headers: response.headers };
}

function ownPath(input: string, siteUrl: string) {
  const address = input.trim() || "/";
  if (!URL.canParse(address, siteUrl)) return null;
  const url = new URL(address, siteUrl);
  return url.origin === new URL(siteUrl).origin ? url.pathname + url.search : null;
}

/** Routes match in any case and encoding. */
function isAudit(path: string) {
  try {
    return /^\/+seo-audit(?![^/.?])/i.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
