import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { Heading, TitledSection } from "#app/components/ui/heading.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { pageAt } from "#app/http/pagination.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { FactList } from "#app/office/components/email/fact-list.tsx";
import { campaignColumns } from "#app/office/components/newsletter/campaign-columns.tsx";
import { campaignFigures } from "#app/office/components/newsletter/campaign-figures.tsx";
import { ResourceList } from "#app/office/components/ui/resource-list.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { mailingListNames } from "#domain/email/email-lists.ts";
import { type NewsletterTemplate, newsletterTemplateNames } from "#domain/newsletter/draft.ts";
import { startNewsletterCampaign } from "#domain/newsletter/edit-campaigns.server.ts";
import { readLists } from "#domain/newsletter/overview.server.ts";
import {
  isCampaignFilter,
  listNewsletterCampaigns,
  type NewsletterCampaignTab,
} from "#domain/newsletter/read-campaigns.server.ts";
import { nextIssueDay } from "#domain/newsletter/send-campaigns.server.ts";
import { formatDay } from "#shared/local-day.ts";
import type { Route } from "./+types/campaigns.ts";

const path = "/admin/newsletter";
const templates = Object.keys(newsletterTemplateNames) as NewsletterTemplate[];
const none = { confirmed: 0, waiting: 0, left: 0, joinedLately: 0, leftLately: 0 };

export const middleware = [authorize("newsletter.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const { searchParams } = args.url;
  const value = searchParams.get("show");
  const show = isCampaignFilter(value) ? value : null;
  const found = await listNewsletterCampaigns(services, actor, show, pageAt(args.url));
  const counts = found?.counts ?? { drafts: 0, scheduled: 0, sent: 0 };
  const figures = (await readLists(services, actor)) ?? [];
  return {
    show,
    counts,
    campaigns: (found?.rows ?? []).map(
      ({ id, subject, list, state, day, startedAt, dueAt, changedAt, audience, figures: its }) => ({
        id,
        subject,
        state,
        list: mailingListNames[list],
        isIssue: day !== null,
        when: startedAt
          ? momentInWords(startedAt)
          : dueAt
            ? `goes ${momentInWords(dueAt)}`
            : `last changed ${momentInWords(changedAt)}`,
        figures: startedAt ? campaignFigures(its, audience) : [],
      }),
    ),
    lists: (["newsletter", "offers"] as const).map((list) => ({
      ...none,
      ...figures.find((each) => each.list === list),
      list,
      name: mailingListNames[list],
      next: formatDay(nextIssueDay(list, services.clock())),
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services } = signedIn(args);
  const typed = String((await args.request.formData()).get("template"));
  const template = templates.find((each) => each === typed) ?? "announcement";
  const id = await startNewsletterCampaign(services, actor, { template });
  return redirectTo(id ? `${path}/${id}` : path);
}

export const meta = privatePage("Campaigns");

export default function NewsletterCampaigns({
  loaderData: { show, counts, campaigns, lists },
}: Route.ComponentProps) {
  const all = counts.drafts + counts.scheduled + counts.sent;
  const lead =
    "Emails to a whole list: written by you, or sent automatically on Thursdays from nine. We track no one: we count neither opens nor clicks.";
  return (
    <AdminPage title="Campaigns" lead={lead}>
      <Form method="post" action={path} className="mt-8 flex flex-wrap items-end gap-3">
        <SelectField
          label="Template"
          name="template"
          options={templates.map((value) => ({ value, label: newsletterTemplateNames[value] }))}
        />
        <Button>Write a campaign</Button>
      </Form>
      <ResourceList
        label="Campaigns"
        path={path}
        one="campaign"
        tabs={{ label: "Campaigns by state", parameter: "show", names: tabNames, counts }}
        rows={campaigns}
        total={show ? counts[show] : all}
        columns={campaignColumns(path)}
        empty={{
          title: "No campaigns yet",
          text: "Your campaigns, and the automatic ones, appear here. Write the first one above.",
        }}
      />
      <TitledSection id="lists" title="Lists" size="xl" className="mt-14">
        <div className="mt-6 grid gap-x-16 gap-y-12 md:grid-cols-2">
          {lists.map((facts) => (
            <ListFactsSection key={facts.list} path={path} facts={facts} />
          ))}
        </div>
        <p className="mt-10">
          <ButtonLink variant="secondary" href={`${path}/confirmed.csv`}>
            Download confirmed addresses
          </ButtonLink>
        </p>
      </TitledSection>
    </AdminPage>
  );
}

const tabNames: Record<NewsletterCampaignTab, string> = {
  drafts: "Drafts",
  scheduled: "Scheduled",
  sent: "Sent",
};

type NewsletterListFacts = {
  list: string;
  name: string;
  confirmed: number;
  waiting: number;
  left: number;
  joinedLately: number;
  leftLately: number;
  next: string;
};

function ListFactsSection({ path, facts }: { path: string; facts: NewsletterListFacts }) {
  const { list, name, confirmed, waiting, left, joinedLately, leftLately, next } = facts;
  return (
    <section>
      <Heading level={3}>{name}</Heading>
      <FactList
        facts={[
          ["Confirmed", confirmed.toLocaleString("en-US")],
          ["Not yet", waiting.toLocaleString("en-US")],
          ["Left", left.toLocaleString("en-US")],
          [
            "In 30 days",
            `${joinedLately.toLocaleString("en-US")} joined, ${leftLately.toLocaleString("en-US")} left`,
          ],
          ["Next issue", next],
        ]}
      />
      <p className="mt-5">
        <TextLink href={`${path}/next/${list}`}>
          See the next issue<span className="sr-only">: {name}</span>
        </TextLink>
      </p>
    </section>
  );
}
