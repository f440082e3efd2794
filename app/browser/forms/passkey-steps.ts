import { say, to } from "#shared/say.ts";

type PasskeyChallenge<Options> = { step: string; options: Options };
type StepResponse<Body> = { status: number; body: Body };

const unable = () => say("This browser cannot use passkeys.");
const broken = () => say("That did not work. Please try again.");
const stopped = () => say("Nothing was changed, because your device didn’t confirm.");
const unknown = () => say("No account uses this passkey. Sign in with your password.");

/** Adds a passkey. Returns an error message, or an empty string while the browser navigates. */
export async function addPasskey(form: HTMLFormElement): Promise<string> {
  const name = String(new FormData(form).get("name")).trim();
  if (!name) {
    form.querySelector("input")?.focus();
    return say("Name the passkey first.");
  }
  if (!canUsePasskeys()) return unable();
  const begun = await send<PasskeyChallenge<PublicKeyCredentialCreationOptionsJSON>>(
    "/api/passkeys/registration-options",
  );
  if (begun?.status === 403) return goTo("/profile/security/proof?next=/profile/security");
  if (begun?.status !== 200) return broken();
  const { step, options } = begun.body;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await navigator.credentials.create({ publicKey }).catch(nameOf);
  if (made === "InvalidStateError")
    return say("This device already has a passkey for your account.");
  if (!(made instanceof PublicKeyCredential)) return stopped();
  const added = await send("/api/me/passkeys", { step, name, response: made.toJSON() });
  return added?.status === 201 ? goTo("/profile/security") : broken();
}

export async function signInWithPasskey(form: HTMLFormElement): Promise<string> {
  if (!canUsePasskeys()) return unable();
  const begun = await send<PasskeyChallenge<PublicKeyCredentialRequestOptionsJSON>>(
    "/api/passkeys/sign-in-options",
  );
  if (begun?.status !== 200) return broken();
  const { step, options } = begun.body;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey }).catch(nameOf);
  if (!(credential instanceof PublicKeyCredential)) return stopped();
  const answer = await send("/api/passkeys/sign-in", { step, response: credential.toJSON() });
  if (answer?.status === 401) return unknown();
  return answer?.status === 204 ? goTo(form.dataset.next ?? "/profile") : broken();
}

function canUsePasskeys() {
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

async function send<Body>(path: string, body?: object): Promise<StepResponse<Body> | null> {
  const sent = body
    ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
    : {};
  const response = await fetch(path, { method: "POST", ...sent }).catch(() => null);
  if (!response) return null;
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}

function goTo(address: string) {
  location.assign(to(address));
  return "";
}

const nameOf = (error: Error) => error.name;
