import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { Accordion } from "#app/components/ui/accordion.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Checkbox, Choices } from "#app/components/ui/choices.tsx";
import { CodeBlock } from "#app/components/ui/code-block.tsx";
import { Dialog, opensDialog } from "#app/components/ui/dialog.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Fact, Facts } from "#app/components/ui/facts.tsx";
import { PillSelect, SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { Figures } from "#app/components/ui/figures.tsx";
import { Heading, TitledSection } from "#app/components/ui/heading.tsx";
import { LevelBar } from "#app/components/ui/level-bar.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";

export const middleware = [authorize("jobs.manage")];

export const meta = privatePage("Style guide");

const here = "/admin/styleguide";
const long =
  "A name that is much longer than the others, and an unbroken word: Donaudampfschifffahrtsgesellschaft";
const treatments = ["Botox", "Dermal fillers", "Laser hair removal"].map((label) => ({
  value: label,
  label,
}));

/** Each component in its states, to look at in both color schemes and at every width. */
export default function StyleGuide() {
  return (
    <AdminPage
      title="Style guide"
      lead="Each component of the site in its states. Look at them light and dark, on a phone and on a desk."
    >
      <div className="mt-10 grid gap-14 *:min-w-0">
        <Group id="buttons" title="Buttons and links">
          <p className="flex flex-wrap items-center gap-3">
            <Button type="button">Save</Button>
            <Button type="button" variant="secondary">
              Cancel
            </Button>
            <Button type="button" disabled>
              Saving…
            </Button>
            <ButtonLink href={here}>Become Premier</ButtonLink>
            <ButtonLink href={here} variant="secondary">
              See the plan
            </ButtonLink>
            <TextLink href={here}>A link in text</TextLink>
          </p>
        </Group>
        <Group id="badges" title="Badges">
          <p className="flex flex-wrap items-center gap-3">
            <Badge tone="gold">Premier</Badge>
            <Badge tone="sage">Draft</Badge>
            <Badge tone="lagoon">Confirmed</Badge>
            <Badge tone="coral">Payment open</Badge>
            <Badge tone="lagoon" tip="What the badge means, in a sentence.">
              With a tip
            </Badge>
          </p>
        </Group>
        <Group id="messages" title="Messages">
          <Notice title="The listing was saved" text="Visitors see the change right away." />
          <Notice
            isProblem
            title="Nothing was changed"
            text="Someone else saved this section. Look at it, then save again."
          />
          <EmptyState title="No bookings yet" text="Bookings appear here as visitors make them.">
            <ButtonLink href={here}>Set up bookings</ButtonLink>
          </EmptyState>
        </Group>
        <Group id="fields" title="Fields">
          <form className="grid max-w-2xl gap-6" noValidate>
            {/* Closed, because a summary takes the focus. */}
            <Unfold title="Summary of errors">
              <ErrorSummary
                scope="error"
                errors={{ name: ["Enter a name."], treatment: ["Choose a treatment."] }}
              />
            </Unfold>
            <TextField label="Name" name="plain" defaultValue="Morrow Park Laser" />
            <TextField
              label="Name"
              name="name"
              scope="error"
              errors={["Enter a name."]}
              hint="As it appears on your sign."
            />
            <TextField label="Phone" name="phone" isOptional note="From you, November 3" />
            <TextField label="Closed" name="closed" defaultValue="Not editable" disabled />
            <TextArea label="Description" name="description" rows={3} hint="One paragraph." />
            <SelectField label="Treatment" name="choice" options={treatments} />
            <SelectField
              label="Treatment"
              name="treatment"
              scope="error"
              options={[{ value: "", label: "Choose" }, ...treatments]}
              errors={["Choose a treatment."]}
            />
            <Choices
              label="Price level"
              type="radio"
              name="level"
              options={["$", "$$", "$$$"].map((value) => ({ value, label: value }))}
              chosen={["$$"]}
            />
            <Choices
              label="Treatments"
              type="checkbox"
              name="several"
              options={[...treatments, { value: "long", label: long, hint: "With a hint." }]}
              chosen={["Botox"]}
              errors={["Choose at least two."]}
            />
            <Checkbox name="agreed">I agree to the terms.</Checkbox>
            <PillSelect label="Sort" name="sort" options={treatments} />
          </form>
        </Group>
        <Group id="facts" title="Facts and figures">
          <Facts>
            <Fact name="Provider">Morrow Park Laser and Skin</Fact>
            <Fact name="Address">{long}</Fact>
          </Facts>
          <Figures
            figures={[
              { name: "Bookings", value: "1,204", note: "30 more than before" },
              { name: "Reviews", value: "0" },
              { name: "Revenue", value: "$12,650.00" },
              { name: "Database", value: "128.4 MB" },
            ]}
          />
          <div className="grid gap-6 sm:grid-cols-3">
            <LevelBar label="Care" value={4.8} most={5} level="high" />
            <LevelBar label="Value" value={3.1} most={5} level="fair" />
            <LevelBar label="Cleanliness" value={1} most={5} level="low" />
          </div>
          <CodeBlock label="A request">{`curl https://example.com/api/medspas?limit=1`}</CodeBlock>
        </Group>
        <Group id="navigation" title="Navigation">
          <Tabs
            label="Tabs"
            tabs={["Overview", "Services", "Pricing", "Reviews"].map((name, index) => ({
              name,
              href: here,
              isCurrent: index === 1,
            }))}
          />
          <Pagination page={2} pages={7} hrefOf={(page) => `${here}?page=${page}`} />
        </Group>
        <Group id="folding" title="Folding and dialogs">
          <Accordion
            parts={[
              { title: "What does a visit cost?", children: "The price is on the profile." },
              { title: long, children: long },
            ]}
          />
          <Unfold title="More about this">Unfolded below its link.</Unfold>
          <p>
            <Button variant="secondary" {...opensDialog("styleguide-dialog")}>
              Open a dialog
            </Button>
          </p>
          <Dialog id="styleguide-dialog" label="A dialog">
            <Heading size="xl" className="pr-10">
              A dialog
            </Heading>
            <p className="mt-3 text-muted">Escape, the button, or a click outside closes it.</p>
          </Dialog>
        </Group>
      </div>
    </AdminPage>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <TitledSection id={id} title={title}>
      <div className="mt-5 grid gap-6 *:min-w-0">{children}</div>
    </TitledSection>
  );
}
