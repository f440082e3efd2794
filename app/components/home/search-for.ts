import { to } from "#shared/to.ts";

export const searchFor = (query: string) => to(`/search?${new URLSearchParams({ q: query })}`);
