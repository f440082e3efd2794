import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/public/home.tsx"),
  route("med-spas", "routes/public/med-spas.tsx"),
  route("listing/:slug", "routes/public/listing.tsx"),
  route("listings/:slug", "routes/public/listing-alias.ts"),
  route("categories", "routes/public/categories.tsx"),
  route("category/:slug", "routes/public/category.tsx"),
  route("locations", "routes/public/locations.tsx"),
  route("city/:city", "routes/public/city.tsx"),
  route("deals", "routes/public/deals.tsx"),
  route("special-offers", "routes/public/special-offers.tsx"),
  route("contact", "routes/public/contact.tsx"),
  route("newsletter", "routes/public/newsletter.tsx"),
  route("weekly-offers", "routes/public/weekly-offers.tsx"),
  route("subscribe-success", "routes/public/subscribe-success.tsx"),
  route("api/docs", "routes/public/api-docs.tsx"),
  route(":treatment/:city", "routes/public/treatment-in-city.tsx"),
  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
