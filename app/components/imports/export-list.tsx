import { exportFiles } from "#domain/exports/exports.ts";
import { TitledSection } from "../ui/titled-section.tsx";

export function ExportList() {
  return (
    <TitledSection id="exports" title="Export" titleLook="text-2xl" className="mt-16">
      <p className="measure mt-3 text-muted">
        All data of the site, one file per type. Files with personal data require your password.
      </p>
      <ul className="mt-6 border-b border-line">
        {Object.entries(exportFiles).map(([name, { title, holds }]) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-line py-4"
          >
            <span className="min-w-0">
              <span className="font-display text-lg">{title}</span>
              <span className="block text-sm text-muted">{holds}</span>
            </span>
            <span className="flex gap-5">
              {["csv", "json"].map((format) => (
                <a
                  key={format}
                  href={`/admin/exports/${name}.${format}`}
                  download
                  className="text-link inline-flex min-h-11 items-center"
                  aria-label={`${title} as ${format.toUpperCase()}`}
                >
                  {format.toUpperCase()}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
