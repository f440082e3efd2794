import { EmailField, PhoneField } from "#app/components/forms/personal-fields.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ContactAddress } from "#app/components/ui/contact-address.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { Heading, TitledSection } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import type { FormAnswer } from "#app/forms/form-result.ts";
import { answerAnonymousForm } from "#app/forms/spam-guard.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { useContactDetails } from "#app/http/contact-details.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { FormGuard } from "#app/site/components/forms/form-guard.tsx";
import type { ActionArgs, LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { contactCategories, readContactCategory } from "#domain/contact/contact-category.ts";
import { contactMessageSchema } from "#domain/contact/contact-message.ts";
import { sendMessage } from "#domain/contact/send-message.server.ts";
import { telHref } from "#shared/paths.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";

export const handle = { cache: { query: ["category"], seconds: 600 } };

const crumbs = [{ name: "Contact", path: "/contact" }];

const websiteInquiry = {
  subject: "Website Marketing Inquiry",
  message:
    "Hello, I would like to know more about upgrading the website of my med spa. Please tell me what you offer and how to begin.",
};

const inquiry = () => ({
  subject: sayStored(websiteInquiry.subject),
  message: sayStored(websiteInquiry.message),
});

export const middleware = [authorize("pages.read", "listings.submit")];

export function loader({ url }: LoaderArgs) {
  const category = readContactCategory(url.searchParams.get("category"));
  return {
    category: category ?? "",
    ...(category === "website-marketing" ? inquiry() : { subject: "", message: "" }),
  };
}

export const action = (args: ActionArgs) =>
  answerAnonymousForm(args, "message", contactMessageSchema, sendMessage, async ({ settings }) =>
    say("Please try again or email us directly at {email}", {
      email: (await settings.read()).contact.email,
    }),
  );

export function meta({ matches }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: say("Contact"),
    description: say(
      "Write to {brand}: questions about a listing, Premier, advertising, technical problems or the press. We answer within 24 hours.",
    ),
    path: "/contact",
    hasImage: true,
  });
}

export default function Contact({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { phone } = useContactDetails();
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <Heading level={1} className="mt-6">
        {say("Contact")}
      </Heading>
      <p className="measure mt-4 text-lg text-muted">
        {say("Questions about a listing, Premier, advertising or the site itself.")}
      </p>
      <div className="mt-10 grid gap-12 lg:grid-cols-[1fr_20rem] lg:gap-20">
        <TitledSection id="write-title" title={say("Write to us")} size="xl" titleClass="mb-6">
          {actionData?.isDone && (
            // biome-ignore lint/a11y/noAutofocus: focus the result after submit.
            <div tabIndex={-1} autoFocus className="mb-8 max-w-2xl">
              <Notice
                title={say("Message Sent Successfully!")}
                text={say("We’ll get back to you within 24 hours.")}
              />
            </div>
          )}
          <ContactForm
            prefilled={actionData?.isDone ? { category: "", subject: "", message: "" } : loaderData}
            actionData={actionData}
          />
        </TitledSection>
        <aside
          aria-labelledby="answer-title"
          className="h-fit rounded-card border border-line bg-surface p-6"
        >
          <Heading className="mb-4" id="answer-title">
            {say("Response time")}
          </Heading>
          <dl className="grid gap-5">
            <Fact name={say("Email")}>
              <ContactAddress className="break-all" />
            </Fact>
            {phone && (
              <Fact name={say("Phone")}>
                <TextLink href={telHref(phone)}>{phone}</TextLink>
              </Fact>
            )}
            <Fact name={say("Response")}>{say("Within 24 hours")}</Fact>
            <Fact name={say("Service area")}>
              {say("{region}, {state}", { state: brand.region.state })}
            </Fact>
            <Fact name={say("Urgent?")}>{say("Start the subject with URGENT.")}</Fact>
          </dl>
        </aside>
      </div>
    </div>
  );
}

type ContactFormProps = {
  prefilled: { category: string; subject: string; message: string };
  actionData: FormAnswer | undefined;
};

function ContactForm({ prefilled, actionData }: ContactFormProps) {
  const refused = actionData?.isDone === false ? actionData : null;
  const {
    errors = {},
    values = prefilled,
    hasFailed,
  }: Partial<NonNullable<typeof refused>> = refused ?? {};
  const field = (name: string) => ({ name, errors: errors[name], defaultValue: values[name] });
  const options = [
    { value: "", label: say("Choose a category") },
    ...Object.entries(contactCategories).map(([value, label]) => ({
      value,
      label: sayStored(label),
    })),
  ];
  return (
    <form method="post" action={to("/contact")} noValidate className="grid max-w-2xl gap-6">
      <ErrorSummary errors={errors} title={hasFailed ? say("Error Sending Message") : undefined} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label={say("Name")} autoComplete="name" {...field("name")} />
        <EmailField {...field("email")} />
        <PhoneField isOptional {...field("phone")} />
        <SelectField label={say("Category")} options={options} {...field("category")} />
      </div>
      <TextField label={say("Subject")} {...field("subject")} />
      <TextArea
        label={say("Message")}
        hint={say("Please leave out medical details.")}
        {...field("message")}
      />
      <FormGuard />
      <p>
        <SubmitButton sending={say("Sending...")}>{say("Send message")}</SubmitButton>
      </p>
    </form>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
