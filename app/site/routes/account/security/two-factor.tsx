import { encode } from "uqr";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { CodeField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { readForm, rejectForm } from "#app/forms/form-result.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize, requireProof, signedIn } from "#app/http/authorize.server.ts";
import { actorContext, servicesContext, visitorContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { QrCode } from "#app/site/components/account/qr-code.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { codeSchema } from "#domain/accounts/account-input.ts";
import {
  beginTwoFactor,
  confirmTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
} from "#domain/accounts/sign-in/two-factor.server.ts";
import { say, to } from "#shared/say.ts";

const path = "/profile/security/two-factor";

export const middleware = [authorize("account.secure"), requireProof];

export async function loader(args: LoaderArgs) {
  const begun = await beginTwoFactor(
    args.context.get(servicesContext),
    args.context.get(actorContext),
  );
  return typeof begun === "string"
    ? null
    : { secret: begun.secret, modules: encode(begun.uri, { ecc: "M", border: 2 }).data };
}

export async function action(args: ActionArgs) {
  const { actor, services } = signedIn(args);
  const { from } = args.context.get(visitorContext);
  const form = await args.request.formData();
  if (form.get("intent") === "remove") {
    await removeTwoFactor(services, actor, from);
    return redirectTo("/profile/security");
  }
  if (form.get("intent") === "renew") {
    const renewed = await renewRecoveryCodes(services, actor);
    return typeof renewed === "string" ? redirectTo(path) : renewed;
  }
  const read = readForm(codeSchema, form);
  if ("answer" in read) return read.answer;
  const confirmed = await confirmTwoFactor(services, actor, read.data.code, from);
  if (typeof confirmed !== "string") return confirmed;
  return confirmed === "wrong"
    ? rejectForm(form, { code: ["This code is not correct. Codes change every 30 seconds."] })
    : redirectTo(path);
}

export const meta = privatePage(() => say("Second factor"));

export default function TwoFactor({
  loaderData: begun,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  if (actionData && "codes" in actionData) return <RecoveryCodes codes={actionData.codes} />;
  if (!begun)
    return (
      <AccountPage
        title={say("Second factor")}
        lead={say("It is on: signing in requires a code from your app.")}
      >
        <form method="post" action={to(path)} className="flex flex-wrap gap-3">
          <Button variant="secondary" name="intent" value="renew">
            {say("New recovery codes")}
          </Button>
          <Button variant="secondary" name="intent" value="remove">
            {say("Turn it off")}
          </Button>
        </form>
      </AccountPage>
    );
  return (
    <AccountPage
      title={say("Second factor")}
      lead={say("Scan this with an authenticator app, then enter the code that it shows.")}
    >
      <QrCode
        modules={begun.modules}
        label={say("QR code with the secret for your authenticator app")}
      />
      <p className="text-sm text-muted">
        {say("No camera at hand? Enter this secret in the app:")}{" "}
        <code className="break-all text-ink">{begun.secret}</code>
      </p>
      <ShortForm
        action={path}
        actionData={actionData && "isDone" in actionData ? actionData : undefined}
        button={say("Turn it on")}
      >
        {(field) => <CodeField {...field("code")} />}
      </ShortForm>
    </AccountPage>
  );
}

/** Shows the recovery codes, which no later page shows. */
function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <AccountPage
      title={say("Your recovery codes")}
      lead={say(
        "Each works once in place of a code from your app. Keep them where you keep important papers: we show them only once.",
      )}
    >
      <ol className="grid grid-cols-2 gap-x-8 gap-y-3 rounded-card border border-line bg-surface p-6">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        <ButtonLink href="/profile/security">{say("I have saved them")}</ButtonLink>
      </p>
    </AccountPage>
  );
}
