import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Filters } from "#app/filters.ts";

/** Filters at once, without a reload and with a short address. Without JavaScript the form does the same by its button. */
export function useFilterForm(path: string, filters: Filters) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  // Links change filters too, and so does the back button: the fields follow the address.
  useEffect(() => {
    for (const control of form.current?.elements ?? []) {
      if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = filters[control.name as keyof Filters] === control.value;
      else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = filters[control.name as keyof Filters] ?? "";
    }
  }, [filters]);

  const apply = () => {
    if (!form.current) return;
    const filled = [...new FormData(form.current)].filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].trim() !== "");
    void navigate(filled.length > 0 ? `${path}?${new URLSearchParams(filled)}` : path, { preventScrollReset: true });
  };
  return { form, apply };
}
