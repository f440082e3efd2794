export { loader } from "#app/office/routes/shared/specials/list.server.ts";
export { default, meta } from "#app/office/routes/shared/specials/list.tsx";
