/** Text version, as email programs without HTML show it. */
export function PlainText({ text }: { text: string }) {
  return (
    <details className="mt-6 max-w-3xl">
      <summary className="text-link min-h-11 py-2 font-medium">As plain text</summary>
      <pre className="mt-3 rounded-card border border-line bg-surface p-5 font-sans text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
        {text}
      </pre>
    </details>
  );
}
