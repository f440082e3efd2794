import { useFetcher } from "react-router";
import { type FormAnswer, formProblem } from "#app/forms/form-result.ts";
import type { InboxListItem } from "#app/office/routes/admin/inbox/inbox.server.ts";
import { PageNotice } from "../admin-page.tsx";

/** Shows a refused decision with the name of its item, because the next one may be open by now. */
export function RefusedDecision({ name, title }: Pick<InboxListItem, "name" | "title">) {
  const { data } = useFetcher<FormAnswer>({ key: name });
  const problem = formProblem(data);
  return problem && <PageNotice isProblem title={`Nothing was changed: ${title}`} text={problem} />;
}
