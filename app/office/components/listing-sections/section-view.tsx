import { Badge } from "#app/components/ui/badge.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import { PostButton } from "#app/office/components/ui/post-button.tsx";
import { FactDiff } from "./fact-diff.tsx";
import { LawHints } from "./law-hints.tsx";
import type { ShownSection } from "./profile-view.server.ts";

const linesShown = 6;

export function SectionView({ section, path }: { section: ShownSection; path: string }) {
  const { name, title, facts, waiting, provenance, isStale, hints } = section;
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className="scroll-mt-24 border-t border-line py-7"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Heading id={`${name}-title`}>{title}</Heading>
            {isStale && <Badge tone="coral">Still correct?</Badge>}
            {waiting.length > 0 && (
              <Badge tone="lagoon">{section.isFromWebsite ? "Proposed" : "Waits"}</Badge>
            )}
          </div>
          <p className="mt-1 text-sm text-muted">{provenance}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" href={`${path}/${name}`}>
            Edit<span className="sr-only"> {title}</span>
          </ButtonLink>
          <PostButton
            action={path}
            fields={{ section: name, intent: "confirm" }}
            variant={isStale ? "primary" : "secondary"}
            of={title}
          >
            Still correct
          </PostButton>
        </div>
      </div>
      {hints.length > 0 && (
        <div className="mt-4">
          <LawHints hints={hints} />
        </div>
      )}
      <div className={`mt-4 grid gap-x-12 gap-y-6 ${waiting.length > 0 ? "xl:grid-cols-2" : ""}`}>
        {facts.length > 0 ? (
          <Facts facts={facts} />
        ) : (
          <p className="text-muted">Nothing entered yet.</p>
        )}
        {waiting.length > 0 && <Waiting section={section} path={path} />}
      </div>
    </section>
  );
}

function Facts({ facts }: { facts: ShownSection["facts"] }) {
  return (
    <dl className="grid min-w-0 content-start gap-3">
      {facts.map(({ name, provenance, lines }) => (
        <div key={name}>
          <dt className={facts.length > 1 ? "text-sm text-muted" : "sr-only"}>
            {name}
            {provenance && <span className="text-xs"> · {provenance}</span>}
          </dt>
          <dd className="max-w-prose wrap-anywhere whitespace-pre-line">
            <Lines lines={lines} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ lines }: { lines: string[] }) {
  if (lines.length <= linesShown + 1) return lines.join("\n");
  return (
    <>
      {lines.slice(0, linesShown).join("\n")}
      <Unfold title={`${lines.length - linesShown} more`}>
        <p>{lines.slice(linesShown).join("\n")}</p>
      </Unfold>
    </>
  );
}

function Waiting({
  section: { name, title, waiting, isFromWebsite, isModerated },
  path,
}: {
  section: ShownSection;
  path: string;
}) {
  return (
    <div className="min-w-0 self-start rounded-card border border-lagoon/40 bg-surface p-5">
      <p className="font-medium">
        {isFromWebsite ? "Read on your website" : "Waiting for our review"}
      </p>
      <p className="text-sm text-muted">
        {isFromWebsite && !isModerated
          ? "You decide."
          : "Visitors do not see it until we have reviewed it."}
      </p>
      <div className="mt-3 grid gap-4">
        {waiting.map((change) => (
          <FactDiff key={change.name} {...change} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {isFromWebsite && !isModerated && (
          <PostButton
            action={path}
            fields={{ section: name, intent: "take" }}
            variant="primary"
            of={title}
          >
            Publish it
          </PostButton>
        )}
        <PostButton action={path} fields={{ section: name, intent: "withdraw" }} of={title}>
          {isFromWebsite ? "Not right" : "Withdraw"}
        </PostButton>
      </div>
    </div>
  );
}
