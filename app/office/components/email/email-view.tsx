import { Heading } from "#app/components/ui/heading.tsx";

export function EmailView({ text, html }: { text: string; html: string }) {
  return (
    <section aria-labelledby="letter-title" className="mt-10 max-w-3xl">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <Heading id="letter-title">As plain text</Heading>
        <a href={html} className="text-link" target="_blank" rel="noreferrer">
          View as HTML
        </a>
      </div>
      <pre className="mt-4 rounded-card border border-line bg-surface p-5 font-sans text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
        {text}
      </pre>
    </section>
  );
}
