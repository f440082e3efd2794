import { TextLink } from "#app/components/ui/text-link.tsx";
import { say } from "#shared/say.ts";
import { SignInForm } from "./sign-in-form.tsx";

export function SignedOutProfile({ children }: { children: React.ReactNode }) {
  return (
    <div className="wrap pt-12 md:pt-16">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_26rem]">
        <div>
          <h1 className="text-3xl md:text-4xl">{say("My Profile")}</h1>
          <p className="measure mt-4 text-muted">
            {say(
              "Saved only in this browser, until you share it. Sign in to see your saved spas and searches on every device.",
            )}
          </p>
          <p className="mt-5">
            <TextLink href="/sign-up">{say("Create an account")}</TextLink>
          </p>
        </div>
        <section
          aria-label={say("Sign in")}
          className="rounded-card border border-line bg-surface p-6 md:p-8"
        >
          <h2 className="mb-6 text-xl">{say("Sign in")}</h2>
          <SignInForm action="/sign-in" answer={undefined} email="" next="/profile" />
        </section>
      </div>
      {children}
    </div>
  );
}
