export { action, loader } from "#app/office/routes/shared/specials/special.server.ts";
export { default, meta } from "#app/office/routes/shared/specials/special.tsx";
