import { navigateInPlace } from "../navigation/in-place-navigation.ts";
import { shrinkPhoto } from "./photo-inputs.ts";

type SendResult = { faults: string[] };

let turn: Promise<void> = Promise.resolve();

/**
 * Uploads files one after the other with progress. A failed file shows its error; the rest go on.
 */
export function sendPhotos(form: HTMLFormElement, files: File[]) {
  if (files.length === 0) return turn;
  const rows = files.map((file) => rowOf(form, file.name));
  turn = turn.then(() => sendAll(form, files, rows));
  return turn;
}

async function sendAll(form: HTMLFormElement, files: File[], rows: UploadRow[]) {
  const said = form.querySelector("[data-progress-said]");
  let arrived = 0;
  let firstAtFault: UploadRow | null = null;
  for (const [index, file] of files.entries()) {
    const row = rows[index];
    if (!row) continue;
    row.tell("uploading");
    const { faults } = await post(form, await shrinkPhoto(file), row.reach).catch(() => ({
      faults: ["The upload failed. Please try again."],
    }));
    if (faults.length === 0) arrived++;
    else firstAtFault ??= row;
    row.end(faults[0] ?? null);
    if (said) said.textContent = `${index + 1} of ${files.length} sent`;
  }
  if (arrived > 0) await navigateInPlace(location.href, { isBack: true });
  if (said)
    said.textContent = `${arrived} of ${files.length} ${files.length === 1 ? "photo" : "photos"} added.${arrived > 0 ? " Describe each photo to publish it." : ""}`;
  // Show the error before anything else.
  if (firstAtFault) firstAtFault.show();
  else
    document
      .querySelector<HTMLElement>(
        "#own-photos input[name^=words-]:placeholder-shown, #own-photos input[name^=words-][value='']",
      )
      ?.focus();
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function post(form: HTMLFormElement, file: File, reach: (part: number) => void) {
  const body = new FormData();
  body.set("act", "add");
  body.set("photos", file, file.name);
  const request = new XMLHttpRequest();
  request.open("POST", form.action);
  request.responseType = "document";
  request.upload.onprogress = ({ loaded, total }) => reach(loaded / total);
  return new Promise<SendResult>((resolve, reject) => {
    request.onerror = reject;
    request.onload = () => {
      const page = request.responseXML;
      const faults = [...(page?.querySelectorAll("[data-faults] li") ?? [])].map(
        (fault) => fault.textContent?.replace(`${file.name}: `, "") ?? "",
      );
      if (!page?.getElementById("own-photos"))
        return reject(new Error(`Answered with ${request.status}`));
      resolve({ faults });
    };
    request.send(body);
  });
}

type UploadRow = ReturnType<typeof rowOf>;

function rowOf(form: HTMLFormElement, name: string) {
  const row = document.createElement("li");
  row.className = "grid gap-1 text-sm";
  const words = document.createElement("span");
  words.className = "wrap-anywhere";
  const bar = document.createElement("progress");
  bar.className = "h-1.5 w-full accent-lagoon";
  bar.max = 1;
  bar.value = 0;
  bar.ariaLabel = name;
  const tell = (state: string) => {
    words.textContent = `${name}: ${state}`;
  };
  tell("waits");
  row.append(words, bar);
  form.querySelector("[data-progress]")?.append(row);
  return {
    tell,
    show: () => row.scrollIntoView({ block: "center" }),
    reach(part: number) {
      bar.value = part;
      if (part === 1) tell("processing");
    },
    end(fault: string | null) {
      bar.remove();
      if (fault) {
        words.className += " text-coral";
        tell(fault);
      } else row.remove();
    },
  };
}
