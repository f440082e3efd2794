import { Heading } from "#app/components/ui/heading.tsx";
import { type AdminListing, ListingFile, type ListingPart } from "../admin/listing-file.tsx";
import { OwnerPage } from "../owner/owner-page.tsx";

type Props = {
  summary: AdminListing | null;
  part: ListingPart;
  title: string;
  lead?: React.ReactNode;
  children: React.ReactNode;
};

/**
 * Renders a form about a listing in the dashboard of its owner, or in the admin's file of the
 * listing.
 */
export function ListingFormPage({ summary, part, title, lead, children }: Props) {
  if (!summary)
    return (
      <OwnerPage title={title} lead={lead}>
        {children}
      </OwnerPage>
    );
  return (
    <ListingFile summary={summary} part={part}>
      <section aria-labelledby="form" className="grid max-w-2xl gap-6">
        <div>
          <Heading className="wrap-anywhere" id="form">
            {title}
          </Heading>
          {lead && <p className="mt-1 text-muted">{lead}</p>}
        </div>
        {children}
      </section>
    </ListingFile>
  );
}
