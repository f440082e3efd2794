import { useFetchers } from "react-router";
import { ownerBookingPath } from "#shared/paths.ts";

/**
 * Returns the status that was just submitted for a booking, to show it before the server responds.
 */
export function useSentStatus(id: number) {
  const fetchers = useFetchers();
  const sent = fetchers.find(
    ({ formAction }) => formAction?.split("?")[0] === ownerBookingPath(id),
  );
  const status = sent?.formData?.get("status");
  return (["confirmed", "completed"] as const).find((each) => each === status);
}
