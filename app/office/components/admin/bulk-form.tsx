import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { type Option, SelectField, TextArea } from "#app/components/ui/field.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { maxBulkListings } from "#domain/catalogue/listings/admin-listing.ts";
import { bulkFormId } from "../ui/resource-table.tsx";

type Props = {
  action: string;
  total: number;
  isFiltered: boolean;
  categories: Option[];
  typed: Record<string, string>;
};

/** Actions on the selected rows, or on all pages of the filtered result. */
export function BulkForm({ action, total, isFiltered, categories, typed }: Props) {
  const all = `${total > maxBulkListings ? `The oldest ${maxBulkListings.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}` : `All ${total.toLocaleString("en-US")}`} ${isFiltered ? "that match the filter" : "listings"}`;
  return (
    <TitledSection id="bulk" title="Bulk actions" className="mt-8 border-t border-line pt-6">
      <Form
        id={bulkFormId}
        method="post"
        action={action}
        noValidate
        className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-3"
      >
        <input type="hidden" name="seen" value={total} />
        <div className="md:col-span-3">
          <Choices
            type="radio"
            name="which"
            label="Which listings"
            options={[
              { value: "chosen", label: "Selected listings" },
              { value: "all", label: all },
            ]}
            chosen={[typed.which === "all" ? "all" : "chosen"]}
          />
        </div>
        <div>
          <Button name="intent" value="show" variant="secondary">
            Show to visitors
          </Button>
        </div>
        <div className="grid content-start gap-3">
          <SelectField
            scope={bulkFormId}
            label="Main category"
            name="category"
            options={categories}
            defaultValue={typed.category}
          />
          <p>
            <Button name="intent" value="category" variant="secondary">
              Set this category
            </Button>
          </p>
        </div>
        <div className="grid content-start gap-3">
          <TextArea
            scope={bulkFormId}
            label="Reason for hiding"
            name="reason"
            rows={3}
            maxLength={1000}
            defaultValue={typed.reason}
            hint="Emailed to everyone who manages them."
          />
          <p>
            <Button name="intent" value="hide" variant="secondary">
              Hide and notify
            </Button>
          </p>
        </div>
      </Form>
    </TitledSection>
  );
}
