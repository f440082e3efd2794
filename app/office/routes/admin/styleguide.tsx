import { data } from "react-router";
import { Heading } from "#app/components/ui/heading.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { ListGallery, UiGallery } from "#app/office/components/admin/ui-gallery.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/styleguide.ts";

const path = "/admin/styleguide";

export const middleware = [authorize("jobs.manage")];

/** Loads the page, or with `?frame` the content of its own narrow frame. */
export function loader({ url }: Route.LoaderArgs) {
  const isFrame = url.searchParams.has("frame");
  const headers = { "x-frame-options": "SAMEORIGIN", "cache-control": "private, no-store" };
  return data({ isFrame }, isFrame ? { headers } : {});
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = privatePage("Style guide");

export default function StyleGuide({ loaderData: { isFrame } }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Style guide"
      lead="Each component of the site in its states: light, dark, and as wide as a phone."
    >
      <div className="mt-10 grid gap-14 *:min-w-0">
        <ListGallery />
        {isFrame ? (
          <UiGallery scope="narrow" />
        ) : (
          <>
            {(["light", "dark"] as const).map((scheme) => (
              <div
                key={scheme}
                id={scheme}
                className={`in-${scheme} rounded-card border border-line bg-paper p-5 text-ink md:p-8`}
              >
                <UiGallery scope={scheme} />
              </div>
            ))}
            <Heading size="xl">On a phone</Heading>
            <iframe
              src={`${path}?frame`}
              title="The style guide on a phone"
              loading="lazy"
              className="h-[80dvh] w-[390px] max-w-full rounded-card border border-line"
            />
          </>
        )}
      </div>
    </AdminPage>
  );
}
