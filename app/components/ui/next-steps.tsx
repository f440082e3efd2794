import { ContactAddress } from "./contact-address.tsx";
import { Heading } from "./heading.tsx";
import { RichText } from "./rich-text.tsx";

type Props = {
  title: string;
  lead: string;
  steps: string[];
  question: string;
  children: React.ReactNode;
};

export function NextSteps({ title, lead, steps, question, children }: Props) {
  return (
    <div className="wrap pt-16 md:pt-24">
      <Heading level={1}>{title}</Heading>
      <p className="measure mt-4 text-lg text-muted">{lead}</p>
      <ol className="mt-8 grid max-w-xl">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-b border-line py-3">
            <span className="font-display text-coral">{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-8 flex flex-wrap gap-3">{children}</p>
      <p className="mt-8 text-muted">
        {question}{" "}
        <RichText
          text="Write to <address>us</address>."
          parts={{ address: () => <ContactAddress /> }}
        />
      </p>
    </div>
  );
}
