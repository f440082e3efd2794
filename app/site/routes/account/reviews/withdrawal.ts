import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import type { ActionArgs } from "#app/site/page.ts";
import { withdrawReview } from "#domain/reviews/change-review.server.ts";
import { readId } from "#shared/read-id.ts";

export const middleware = [authorize("account.returnFromAction", "reviews.editOwn")];

export async function action(args: ActionArgs<"id">) {
  const { actor, services } = signedIn(args);
  if ((await withdrawReview(services, actor, readId(args.params.id))) !== "done") throw notFound();
  return redirectTo("/profile/reviews");
}

export function loader() {
  return redirectTo("/profile/reviews");
}
