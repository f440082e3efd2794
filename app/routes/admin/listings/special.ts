export { action, loader } from "#app/routes/shared/specials/special.server.ts";
export { default, meta } from "#app/routes/shared/specials/special.tsx";
