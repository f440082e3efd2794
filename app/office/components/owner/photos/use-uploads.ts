import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { shrinkPhoto } from "#app/browser/forms/photo-inputs.ts";
import { plural } from "#shared/say.ts";

export type PhotoUpload = {
  id: number;
  name: string;
  state: string;
  sent: number;
  isFault: boolean;
};

const failed = "The upload failed. Please try again.";

/**
 * Uploads files one after the other with progress. A failed file keeps its row with the error; the
 * rest go on.
 */
export function useUploads(path: string) {
  const { revalidate } = useRevalidator();
  const [uploads, setUploads] = useState<PhotoUpload[]>([]);
  const [status, setStatus] = useState("");
  const lastId = useRef(0);
  const turn = useRef(Promise.resolve());

  const change = (id: number, changes: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  async function sendAll(files: { id: number; file: File }[]) {
    let added = 0;
    for (const [index, { id, file }] of files.entries()) {
      change(id, { state: "uploading" });
      const fault = await shrinkPhoto(file)
        .then((photo) =>
          post(path, photo, (sent) =>
            change(id, sent === 1 ? { sent, state: "processing" } : { sent }),
          ),
        )
        .catch(() => failed);
      if (fault) change(id, { state: fault, isFault: true });
      else {
        added += 1;
        setUploads((all) => all.filter((each) => each.id !== id));
      }
      setStatus(`${index + 1} of ${files.length} sent`);
    }
    if (added > 0) await revalidate();
    setStatus(
      `${added} of ${plural(files.length, "photo")} added.${added > 0 ? " Describe each photo to publish it." : ""}`,
    );
    if (added === files.length) focusUndescribed();
  }

  function send(files: File[]) {
    if (files.length === 0) return;
    const numbered = files.map((file) => ({ id: ++lastId.current, file }));
    setUploads((all) => [
      ...all,
      ...numbered.map(({ id, file: { name } }) => ({
        id,
        name,
        state: "waiting",
        sent: 0,
        isFault: false,
      })),
    ]);
    turn.current = turn.current.then(() => sendAll(numbered));
  }
  return { uploads, status, send };
}

function focusUndescribed() {
  document.querySelector<HTMLElement>("#own-photos input[name^=words-][value='']")?.focus();
}

/**
 * Returns the server's error, or null. Uses XMLHttpRequest, because `fetch` does not report upload
 * progress.
 */
function post(path: string, file: File, onProgress: (sent: number) => void) {
  const body = new FormData();
  body.set("intent", "add");
  body.set("photos", file, file.name);
  const request = new XMLHttpRequest();
  request.open("POST", path);
  request.responseType = "document";
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
  return new Promise<string | null>((resolve, reject) => {
    request.onerror = reject;
    request.onload = () => {
      const page = request.responseXML;
      if (!page?.getElementById("own-photos"))
        return reject(new Error(`Answered with ${request.status}`));
      const fault = page.querySelector("#upload [role=alert] li")?.textContent;
      resolve(fault?.replace(`${file.name}: `, "") ?? null);
    };
    request.send(body);
  });
}
