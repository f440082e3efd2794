import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** One kind of page at several addresses: what each lists stands in site/collections.ts. */
const collection = (path: string) => route(path, "routes/public/collection.tsx", { id: path });

export default [
  index("routes/public/home.tsx"),
  collection("med-spas"),
  collection("injectables"),
  collection("iv-wellness"),
  collection("hbot"),
  collection("skincare"),
  collection("modalities"),
  route("listing/:slug", "routes/public/listing.tsx"),
  route("listings/:slug", "routes/public/listing-alias.ts"),
  route("categories", "routes/public/categories.tsx"),
  route("category/:slug", "routes/public/category.tsx"),
  route("locations", "routes/public/locations.tsx"),
  route("city/:city", "routes/public/city.tsx"),
  route("deals", "routes/public/deals.tsx"),
  route("special-offers", "routes/public/special-offers.tsx"),
  route("about", "routes/public/about.tsx"),
  route("privacy-policy", "routes/public/privacy-policy.tsx"),
  route("terms-of-service", "routes/public/terms-of-service.tsx"),
  route("accessibility", "routes/public/accessibility.tsx"),
  route("contact", "routes/public/contact.tsx"),
  route("newsletter", "routes/public/newsletter.tsx"),
  route("weekly-offers", "routes/public/weekly-offers.tsx"),
  route("subscribe-success", "routes/public/subscribe-success.tsx"),
  route("robots.txt", "routes/files/robots.ts"),
  route("sitemap.xml", "routes/files/sitemap-index.ts"),
  route("sitemaps/:file", "routes/files/sitemap.ts"),
  route("llms.txt", "routes/files/llms.ts"),
  route("feed.xml", "routes/files/feed.ts"),
  route("api/docs", "routes/public/api-docs.tsx"),
  route(":treatment/:city", "routes/public/treatment-in-city.tsx"),
  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
