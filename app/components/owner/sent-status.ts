import { useFetchers } from "react-router";
import { ownerBookingPath } from "#shared/paths.ts";

/** The status that was just sent for a booking. Shown at once; the answer corrects it. */
export function useSentStatus(id: number) {
  const fetchers = useFetchers();
  const sent = fetchers.find(
    ({ formAction }) => formAction?.split("?")[0] === ownerBookingPath(id),
  );
  const status = sent?.formData?.get("status");
  return (["confirmed", "completed"] as const).find((each) => each === status);
}
