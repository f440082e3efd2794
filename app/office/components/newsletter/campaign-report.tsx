import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { ActionButtons } from "#app/office/components/ui/action-buttons.tsx";
import { Figures } from "#app/office/components/ui/figures.tsx";
import { Progress } from "#app/office/components/ui/progress.tsx";
import type { NewsletterCampaignState } from "#domain/newsletter/read-campaigns.server.ts";
import { EmailFrame } from "./email-frame.tsx";

type Props = {
  path: string;
  state: NewsletterCampaignState;
  isDue: boolean;
  done: number;
  audience: number;
  figures: React.ComponentProps<typeof Figures>["figures"];
  text: string;
};

const copy = { intent: "copy", label: "Copy as draft" };

/** Shows the progress and content of a newsletter campaign that is no longer a draft. */
export function CampaignReport({ path, state, isDue, done, audience, figures, text }: Props) {
  const actions = {
    draft: [],
    scheduled: [{ intent: "cancel", label: "Cancel and return to draft" }, copy],
    sending: [{ intent: "stop", label: "Stop sending" }, copy],
    sent: [copy],
    stopped: [copy],
  };
  return (
    <>
      {(state === "sending" || isDue) && (
        <Progress
          label="Sending"
          done={done}
          total={Math.max(audience, 1)}
          status={
            isDue
              ? "It starts in a moment."
              : `${done.toLocaleString("en-US")} of ${audience.toLocaleString("en-US")}`
          }
        />
      )}
      {state === "stopped" && (
        <div className="mt-8 max-w-2xl">
          <Notice
            title="Sending was stopped"
            text="Emails that were already handed over still arrive. No more are sent."
          />
        </div>
      )}
      {figures.length > 0 && (
        <div className="mt-8">
          <Figures figures={figures} />
        </div>
      )}
      <div className="flex flex-wrap items-end gap-x-3">
        {state === "scheduled" && !isDue && (
          <ButtonLink href={`${path}/send`}>Another time</ButtonLink>
        )}
        <ActionButtons path={path} actions={actions[state]} />
      </div>
      <TitledSection id="mail" title="The email" size="xl" className="mt-12">
        <div className="mt-5">
          <EmailFrame src={`${path}/html`} text={text} />
        </div>
      </TitledSection>
    </>
  );
}
