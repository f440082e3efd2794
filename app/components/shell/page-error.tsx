import { isRouteErrorResponse, useLocation } from "react-router";
import { Heading } from "#app/components/ui/heading.tsx";
import { useHasRouter } from "#app/http/office-context.ts";
import { say, sayStored } from "#shared/say.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ContactAddress } from "../ui/contact-address.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { type NotFoundText, unknownAddress } from "./not-found.tsx";

export const failure = {
  title: "Something went wrong",
  text: "The page could not be shown. Please try again in a moment.",
};

export function notFoundText(error: unknown): NotFoundText | null {
  if (!isRouteErrorResponse(error) || ![403, 404].includes(error.status)) return null;
  return error.data?.title ? error.data : unknownAddress;
}

/** Shows an error in place of a page. */
export function PageError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  // In the back office, only `fetch` throws it: the network failed.
  const isUnreached = useHasRouter() && error instanceof TypeError;
  const text = notFoundText(error);
  return (
    <>
      <Heading level={1}>
        {isUnreached ? say("Connection Error") : sayStored((text ?? failure).title)}
      </Heading>
      <p className="measure mt-4 text-muted">
        {isUnreached ? (
          say("Please check your internet connection and try again.")
        ) : text ? (
          sayStored(text.text)
        ) : (
          <RichText
            text="The page could not be shown. Please try again in a moment, or write to <a>us</a>."
            parts={{ a: () => <ContactAddress /> }}
          />
        )}
      </p>
      {isUnreached && (
        <p className="mt-8">
          <ButtonLink href={pathname + search} reloadDocument>
            {say("Try again")}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
