export { action, loader } from "#app/office/routes/shared/listing-sections/section.server.ts";
export { default, meta } from "#app/office/routes/shared/listing-sections/section.tsx";
