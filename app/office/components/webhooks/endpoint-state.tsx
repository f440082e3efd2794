import { Badge } from "#app/components/ui/badge.tsx";

const reasons: Record<string, string> = {
  hand: "Disabled",
  gone: "Disabled: it returned 410 Gone",
  failing: "Disabled: no delivery succeeded for five days",
  maker: "Disabled: its creator lost the permission",
};

type Props = { disabledFor: string | null; failing: string | null };

export function EndpointState({ disabledFor, failing }: Props) {
  if (disabledFor) return <Badge tone="coral">{reasons[disabledFor] ?? "Disabled"}</Badge>;
  return failing ? (
    <Badge tone="coral">Failing since {failing}</Badge>
  ) : (
    <Badge tone="sage">Enabled</Badge>
  );
}

export const resultInWords = ({ status, answer }: { status: number | null; answer: string }) =>
  status === null ? answer.replace(/\.$/, "") || "No response" : String(status);
