/** Returns the fields that a filter form submits, without empty ones and those at their default. */
export function filledIn(form: HTMLFormElement) {
  const defaultOf = (name: string) =>
    form.querySelector<HTMLElement>(`[name="${name}"]`)?.dataset.default ?? "";
  return new URLSearchParams(
    [...new FormData(form)]
      .map(([name, value]): [string, string] => [name, String(value).trim()])
      .filter(([name, value]) => value !== "" && value !== defaultOf(name)),
  );
}
