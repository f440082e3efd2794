import type { Problems } from "#domain/problem.ts";

export const changeAdCampaignProblems: Problems<"counted", string> = {
  counted: { status: 409, message: "Visitors have seen it, so its figures stay. End it instead." },
};
