import { AccountPage } from "#app/components/account/account-page.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { rejectForm } from "#app/forms/form-result.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize, requireProof, signedIn } from "#app/http/authorize.server.ts";
import { visitorContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, PageProps } from "#app/site/page.ts";
import { deleteAccount } from "#domain/accounts/delete-account.server.ts";
import { say } from "#shared/say.ts";

const path = "/profile/security/deletion";

export const middleware = [authorize("account.exportOrDelete"), requireProof];

export async function action(args: ActionArgs) {
  const { actor, services } = signedIn(args);
  const form = await args.request.formData();
  if (form.get("sure") !== "yes") return rejectForm(form, { sure: ["Please confirm."] });
  const outcome = await deleteAccount(services, actor);
  if (outcome === "done") return redirectTo("/", args.context.get(visitorContext).cookies.close());
  return rejectForm(form, { sure: ["You are the only admin. Make someone else an admin first."] });
}

export const meta = privatePage(() => say("Delete my account"));

export default function DeleteAccount({ actionData }: PageProps<undefined, typeof action>) {
  return (
    <AccountPage
      title={say("Delete my account")}
      lead={say(
        "We remove your name, address, passkeys and sign-ins immediately and permanently. What others still need stays without your name. A Premier plan that you pay for ends immediately.",
      )}
    >
      <p>
        <TextLink href="/profile/data">{say("Download my data first")}</TextLink>
      </p>
      <ShortForm action={path} actionData={actionData} button={say("Delete my account")}>
        {(field) => (
          <Choices
            label={say("Are you sure?")}
            type="checkbox"
            name="sure"
            options={[{ value: "yes", label: say("Yes, delete it permanently") }]}
            chosen={[]}
            errors={field("sure").errors}
          />
        )}
      </ShortForm>
    </AccountPage>
  );
}
