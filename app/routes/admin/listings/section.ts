export { action, loader } from "#app/routes/shared/listing-sections/section.server.ts";
export { default, meta } from "#app/routes/shared/listing-sections/section.tsx";
