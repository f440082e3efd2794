export { loader } from "#app/routes/shared/specials/list.server.ts";
export { default, meta } from "#app/routes/shared/specials/list.tsx";
