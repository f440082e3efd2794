import { TitledSection } from "../ui/titled-section.tsx";

type Customer = {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  message: string | null;
};

export function CustomerFacts({ customerName, customerEmail, customerPhone, message }: Customer) {
  return (
    <TitledSection id="customer" title="Customer" titleLook="text-lg">
      <p className="mt-3 font-medium wrap-anywhere">{customerName}</p>
      <p className="flex flex-wrap gap-x-6">
        <a
          href={`tel:${customerPhone.replace(/[^\d+]/g, "")}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {customerPhone}
        </a>
        {customerEmail && (
          <a
            href={`mailto:${encodeURIComponent(customerEmail)}`}
            className="text-link inline-flex min-h-11 items-center wrap-anywhere"
          >
            {customerEmail}
          </a>
        )}
      </p>
      {message && (
        <figure className="mt-3 border-l-2 border-sage pl-5">
          <blockquote className="whitespace-pre-line wrap-anywhere">{message}</blockquote>
          <figcaption className="mt-2 text-sm text-muted">
            Written when booking, where we ask customers to leave out medical details. Stored
            encrypted, and deleted after 90 days.
          </figcaption>
        </figure>
      )}
    </TitledSection>
  );
}
