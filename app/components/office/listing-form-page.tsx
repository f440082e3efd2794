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

/** A form about a listing: a page of its owner's, or in the listing's file of the admin. */
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
