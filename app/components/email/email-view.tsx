export function EmailView({ text, html }: { text: string; html: string }) {
  return (
    <section aria-labelledby="letter-title" className="mt-10 max-w-3xl">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="letter-title" className="text-xl">
          As plain text
        </h2>
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
