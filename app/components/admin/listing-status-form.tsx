import { Form } from "react-router";
import type { ListingStatus } from "#domain/catalogue/listings/admin-listing.ts";
import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/field.tsx";
import { TitledSection } from "../ui/titled-section.tsx";

type Props = { path: string; status: ListingStatus; problem: string | undefined; typed: string };

export function ListingStatusForm({ path, status, problem, typed }: Props) {
  return (
    <TitledSection id="standing" title="Shown to visitors" className="border-t border-line pt-6">
      {status !== "active" && (
        <Form method="post" action={path} className="mt-4">
          <input type="hidden" name="standing" value="active" />
          <Button>{status === "pending" ? "Publish and notify" : "Show again and notify"}</Button>
        </Form>
      )}
      {status !== "inactive" && (
        <details className="mt-3" open={problem ? true : undefined}>
          <summary className="text-link inline-flex min-h-11 items-center">
            {status === "pending" ? "Reject it" : "Hide it"}
          </summary>
          <Form method="post" action={path} noValidate className="mt-2 grid max-w-xl gap-4">
            <input type="hidden" name="standing" value="inactive" />
            <TextArea
              label="Why"
              name="reason"
              rows={3}
              maxLength={1000}
              defaultValue={typed}
              errors={problem ? [problem] : []}
              hint="Emailed to its owners and team. Nothing is deleted; a Premier plan ends immediately."
            />
            <p>
              <Button look="quiet">
                {status === "pending" ? "Reject and notify" : "Hide and notify"}
              </Button>
            </p>
          </Form>
        </details>
      )}
    </TitledSection>
  );
}
