import { Accordion } from "#app/components/ui/accordion.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, IconButton } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Checkbox, Choices } from "#app/components/ui/choices.tsx";
import { CodeBlock } from "#app/components/ui/code-block.tsx";
import { Dialog, opensDialog, opensPanel, Panel } from "#app/components/ui/dialog.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Fact, Facts } from "#app/components/ui/facts.tsx";
import { PillSelect, SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { Heading, TitledSection } from "#app/components/ui/heading.tsx";
import { Search, X } from "#app/components/ui/icons.tsx";
import { LevelBar } from "#app/components/ui/level-bar.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { ScrollArea } from "#app/components/ui/scroll-area.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { UnavailableNotice } from "#app/components/ui/unavailable-notice.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import { Figures } from "#app/office/components/ui/figures.tsx";
import { ResourceList } from "../ui/resource-list.tsx";
import { RowLink } from "../ui/resource-table.tsx";

const here = "/admin/styleguide";
const long =
  "A name that is much longer than the others, and an unbroken word: Donaudampfschifffahrtsgesellschaft";
const treatments = ["Botox", "Dermal fillers", "Laser hair removal"].map((label) => ({
  value: label,
  label,
}));
const variants = ["primary", "secondary", "danger", "ghost", "link", "pill"] as const;

type Props = {
  /** A prefix of the ids, because the page shows the gallery twice. */
  scope: string;
};

/** Shows each component of components/ui in its states. */
export function UiGallery({ scope }: Props) {
  return (
    <div className="grid gap-14 *:min-w-0">
      <Group id={`${scope}-buttons`} title={`Buttons and links, ${scope}`}>
        {(["md", "sm", "lg"] as const).map((size) => (
          <p key={size} className="flex flex-wrap items-center gap-3">
            {variants.map((variant) => (
              <Button key={variant} type="button" variant={variant} size={size}>
                {`${variant}, ${size}`}
              </Button>
            ))}
          </p>
        ))}
        <p className="flex flex-wrap items-center gap-3">
          <Button type="button" disabled>
            Saving…
          </Button>
          <IconButton label={`Search in ${scope}`}>
            <Search className="size-5" aria-hidden />
          </IconButton>
          <ButtonLink href={here}>Become Premier</ButtonLink>
          <ButtonLink href={here} variant="secondary" size="sm">
            See the plan
          </ButtonLink>
          <TextLink href={here}>A link in text</TextLink>
        </p>
      </Group>
      <Group id={`${scope}-headings`} title={`Headings, ${scope}`}>
        {(["3xl", "2xl", "xl", "lg", "md", "sm", "xs"] as const).map((size) => (
          <Heading key={size} level={3} size={size}>
            Heading {size}
          </Heading>
        ))}
        <Section
          title={`A section of a ${scope} page`}
          more={{ href: here, text: "See all" }}
          isFirst
        >
          <p>Its content.</p>
        </Section>
      </Group>
      <Group id={`${scope}-badges`} title={`Badges, ${scope}`}>
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
      <Group id={`${scope}-messages`} title={`Messages, ${scope}`}>
        <Notice title="The listing was saved" text="Visitors see the change right away." />
        <Notice
          isProblem
          title="Nothing was changed"
          text="Someone else saved this section. Look at it, then save again."
        />
        <EmptyState title="No bookings yet" text="Bookings appear here as visitors make them.">
          <ButtonLink href={here}>Set up bookings</ButtonLink>
        </EmptyState>
        <UnavailableNotice words="We are not accepting new listings right now. Please come back in a few days." />
      </Group>
      <Group id={`${scope}-fields`} title={`Fields, ${scope}`}>
        <Fields scope={scope} />
      </Group>
      <Group id={`${scope}-facts`} title={`Facts and figures, ${scope}`}>
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
        <CodeBlock
          label={`A request in ${scope}`}
        >{`curl https://example.com/api/medspas?limit=1`}</CodeBlock>
        <ScrollArea label={`Wide content in ${scope}`}>
          <p className="whitespace-nowrap">{`${long}. `.repeat(3)}</p>
        </ScrollArea>
      </Group>
      <Group id={`${scope}-navigation`} title={`Navigation, ${scope}`}>
        <Tabs
          label={`Tabs in ${scope}`}
          tabs={["Overview", "Services", "Pricing", "Reviews"].map((name, index) => ({
            name,
            href: here,
            isCurrent: index === 1,
          }))}
        />
      </Group>
      <Group id={`${scope}-folding`} title={`Folding and dialogs, ${scope}`}>
        <Accordion
          parts={[
            { title: "What does a visit cost?", children: "The price is on the profile." },
            { title: long, children: long },
          ]}
        />
        <Unfold title="More about this">Unfolded below its link.</Unfold>
        <p className="flex flex-wrap gap-3">
          <Button variant="secondary" {...opensDialog(`${scope}-dialog`)}>
            Open a dialog
          </Button>
          <Button variant="secondary" {...opensPanel(`${scope}-panel`)}>
            Open a panel
          </Button>
        </p>
        <Dialog id={`${scope}-dialog`} label="A dialog">
          <Heading className="pr-10">A dialog</Heading>
          <p className="mt-3 text-muted">Escape, the button, or a click outside closes it.</p>
        </Dialog>
        <Panel id={`${scope}-panel`} label="A panel" variant="top">
          <p className="pr-10">
            <X className="inline size-4" aria-hidden /> closes it.
          </p>
        </Panel>
      </Group>
    </div>
  );
}

const rows = [
  { id: 1, name: "Morrow Park Laser and Skin", state: "Live", amount: "$29" },
  { id: 2, name: long, state: "Not yet approved", amount: "$1,276" },
];

/** Shows the list component of the back office, with and without rows. */
export function ListGallery() {
  const list = {
    path: here,
    one: "listing",
    columns: [
      {
        name: "Listing",
        cell: ({ name }: (typeof rows)[number]) => (
          <RowLink href={here} below="Irvine · Wellness">
            {name}
          </RowLink>
        ),
      },
      { name: "State", cell: ({ state }: (typeof rows)[number]) => state },
      { name: "Amount", isNumber: true, cell: ({ amount }: (typeof rows)[number]) => amount },
    ],
    empty: { title: "No listings yet", text: "Add one, or import many from a file." },
  };
  return (
    <Group id="lists" title="Lists">
      <ResourceList
        {...list}
        label="Listings"
        rows={rows}
        total={60}
        tabs={{
          label: "Listings by state",
          parameter: "state",
          names: { live: "Live", hidden: "Hidden" },
          counts: { live: 58, hidden: 2 },
        }}
        filters={[
          { name: "q", label: "Name" },
          { name: "treatment", label: "Treatment", options: treatments },
          { name: "since", label: "Since", type: "date" },
        ]}
        actions={<ButtonLink href={here}>Add a listing</ButtonLink>}
        csv={here}
      />
    </Group>
  );
}

function Fields({ scope }: Props) {
  const error = `${scope}-error`;
  return (
    <form className="grid max-w-2xl gap-6" noValidate>
      {/* Closed, because a summary takes the focus. */}
      <Unfold title="Summary of errors">
        <ErrorSummary
          scope={error}
          errors={{ name: ["Enter a name."], treatment: ["Choose a treatment."] }}
        />
      </Unfold>
      <TextField label="Name" name="plain" scope={scope} defaultValue="Morrow Park Laser" />
      <TextField
        label="Name"
        name="name"
        scope={error}
        errors={["Enter a name."]}
        hint="As it appears on your sign."
      />
      <TextField label="Phone" name="phone" scope={scope} isOptional note="From you, November 3" />
      <TextField label="Closed" name="closed" scope={scope} defaultValue="Not editable" disabled />
      <TextArea label="Description" name="description" scope={scope} rows={3} hint="A paragraph." />
      <SelectField label="Treatment" name="choice" scope={scope} options={treatments} />
      <SelectField
        label="Treatment"
        name="treatment"
        scope={error}
        options={[{ value: "", label: "Choose" }, ...treatments]}
        errors={["Choose a treatment."]}
      />
      <Choices
        label="Price level"
        type="radio"
        name={`${scope}-level`}
        options={["$", "$$", "$$$"].map((value) => ({ value, label: value }))}
        chosen={["$$"]}
      />
      <Choices
        label="Treatments"
        type="checkbox"
        name={`${scope}-several`}
        options={[...treatments, { value: "long", label: long, hint: "With a hint." }]}
        chosen={["Botox"]}
        errors={["Choose at least two."]}
      />
      <Checkbox name={`${scope}-agreed`}>I agree to the terms.</Checkbox>
      <PillSelect label="Sort" name={`${scope}-sort`} options={treatments} />
    </form>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <TitledSection id={id} title={title}>
      <div className="mt-5 grid gap-6 *:min-w-0">{children}</div>
    </TitledSection>
  );
}
