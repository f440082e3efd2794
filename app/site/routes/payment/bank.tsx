import { AccountPage } from "#app/components/account/account-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { notFound, redirectTo, safeRedirectPath } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { refreshPlanByExternalId } from "#domain/billing/handle-event.server.ts";
import { say, to } from "#shared/say.ts";

async function requireQuestion({
  context,
  params,
}: Pick<LoaderArgs<"secret">, "context" | "params">) {
  const services = context.get(servicesContext);
  if (!(await services.testPayments?.isAsking(params.secret))) throw notFound();
  return services;
}

export const middleware = [authorize("plans.start")];

export async function loader(args: LoaderArgs<"secret">) {
  await requireQuestion(args);
  const { searchParams } = args.url;
  return {
    secret: args.params.secret,
    back: searchParams.get("back") ?? "",
    next: searchParams.get("next") ?? "",
  };
}

const refusedAt = (path: string) => `${path}${path.includes("?") ? "&" : "?"}refused=1`;

export async function action(args: ActionArgs<"secret">) {
  const services = await requireQuestion(args);
  const form = await args.request.formData();
  const answered = await services.testPayments?.authenticate(
    args.params.secret,
    form.get("answer") === "yes",
  );
  if (answered?.outcome !== "accepted")
    return redirectTo(refusedAt(safeRedirectPath(form.get("back"), "/owner/plan")));
  await refreshPlanByExternalId(services, answered.planId);
  return redirectTo(safeRedirectPath(form.get("next"), "/owner/plan"));
}

export const meta = privatePage(() => say("Your bank asks for confirmation"));

export default function Bank({
  loaderData: { secret, back, next },
}: PageProps<typeof loader, typeof action>) {
  const path = `/payment/bank/${secret}`;
  return (
    <AccountPage
      title={say("Your bank asks for confirmation")}
      lead={say("3-D Secure, as a test: here your bank would ask you to confirm that it is you.")}
    >
      <form method="post" action={to(path)} className="flex flex-wrap gap-3">
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="next" value={next} />
        <Button name="answer" value="yes">
          {say("Yes, it’s me")}
        </Button>
        <Button variant="secondary" name="answer" value="no">
          {say("No")}
        </Button>
      </form>
    </AccountPage>
  );
}
