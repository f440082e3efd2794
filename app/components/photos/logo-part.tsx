import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import type { OwnPhoto } from "#domain/photos/own-gallery.server.ts";
import { Button } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { FileField } from "./file-field.tsx";
import { LogoTile } from "./listing-image.tsx";

type Props = {
  path: string;
  logo: OwnPhoto | null;
  isPremium: boolean;
  errors: string[] | undefined;
};

export function LogoPart({ path, logo, isPremium, errors }: Props) {
  return (
    <section aria-labelledby="logo-title" className="grid max-w-2xl gap-5">
      <h2 id="logo-title" className="text-2xl">
        Logo
      </h2>
      <p className="text-muted">
        {isPremium
          ? "It appears on your card in every list and on your profile, as part of Premier."
          : "Logos are part of Premier: we keep yours, and show it on your card and your profile while you have Premier."}
      </p>
      {errors && <ErrorSummary errors={{ logo: errors }} />}
      {logo?.reason && (
        <p className="rounded-card border border-coral p-4">
          We took your logo down. <span className="wrap-anywhere">Reason: {logo.reason}</span>
        </p>
      )}
      <div className="flex flex-wrap items-start gap-6">
        {logo && !logo.reason && (
          <LogoTile logo={logo} alt="Your logo" className="size-24 shrink-0" />
        )}
        <Form
          method="post"
          action={path}
          encType="multipart/form-data"
          noValidate
          className="grid min-w-0 grow gap-4"
        >
          <FileField
            label={logo ? "Another logo" : "Your logo"}
            name="logo"
            errors={errors}
            hint="One square image on a white or transparent background: PNG, JPEG, WebP or AVIF, at most 10 MB. No SVG."
          />
          <p className="flex flex-wrap gap-3">
            <SubmitButton look="quiet" name="act" value="logo" sending="Saving…">
              Save logo
            </SubmitButton>
            {logo && (
              <Button look="quiet" name="act" value="no_logo">
                Remove logo
              </Button>
            )}
          </p>
        </Form>
      </div>
    </section>
  );
}
