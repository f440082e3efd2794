import { to } from "#shared/say.ts";

export const searchFor = (query: string) => to(`/search?${new URLSearchParams({ q: query })}`);
