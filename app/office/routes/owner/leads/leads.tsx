import { Link } from "react-router";
import { useListingParam } from "#app/components/owner/listing-param.ts";
import { Heading } from "#app/components/ui/heading.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { requireListingOrAll } from "#app/office/http/listing-in-query.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { callTimeNames, leadStatuses, responseClock } from "#domain/leads/lead.ts";
import { listLeads } from "#domain/leads/own-leads.server.ts";
import { pick } from "#shared/pick.ts";
import type { Route } from "./+types/leads.ts";

const path = "/owner/leads";

export const middleware = [authorize("leads.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, named } = await requireListingOrAll(args);
  const now = services.clock();
  const leads = await listLeads(services, actor, named?.id);
  return leads.map(({ listing, treatment, bestTime, createdAt, answeredAt, ...lead }) => ({
    ...pick(lead, ["id", "status", "customerName", "note"]),
    about: [listing, treatment, callTimeNames[bestTime]].filter(Boolean).join(" · "),
    asked: momentInWords(createdAt),
    answered: answeredAt && momentInWords(answeredAt),
    clock: lead.status === "new" ? responseClock(createdAt, now) : null,
  }));
}

export const meta = privatePage("Callback requests");

type LeadItem = Route.ComponentProps["loaderData"][number];

const headings = { new: "New", answered: "Answered", closed: "Closed" };

export default function Leads({ loaderData: leads }: Route.ComponentProps) {
  return (
    <OwnerPage
      title="Callback requests"
      lead="Call within 24 hours and mark it answered. After five calls, your profile shows your usual response time."
    >
      {leadStatuses.map((status) => {
        const matching = leads.filter((lead) => lead.status === status);
        if (matching.length === 0 && status !== "new") return null;
        return (
          <section key={status} aria-label={headings[status]}>
            <Heading>{headings[status]}</Heading>
            {matching.length === 0 && (
              <p className="mt-3 text-muted">No one is waiting for a call.</p>
            )}
            <ul className="mt-3">
              {matching.map((lead) => (
                <Entry key={lead.id} lead={lead} />
              ))}
            </ul>
          </section>
        );
      })}
    </OwnerPage>
  );
}

type EntryProps = { lead: LeadItem };

function Entry({ lead: { id, customerName, about, asked, answered, clock, note } }: EntryProps) {
  const keep = useListingParam();
  return (
    <li className="border-t border-line py-5">
      <Heading level={3} className="wrap-anywhere">
        <Link to={keep(`${path}/${id}`)} className="hover:underline">
          {customerName}
        </Link>
      </Heading>
      <p className="mt-1 text-sm text-muted">
        {about}. Asked {asked}.{answered && ` Answered ${answered}.`}
      </p>
      {clock && (
        <p className={`mt-2 text-sm font-medium ${clock.isLate ? "text-coral" : "text-lagoon"}`}>
          {clock.words}
        </p>
      )}
      {note && (
        <p className="mt-2 border-l-2 border-sage pl-4 text-sm wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      )}
    </li>
  );
}
