/** The fields that a filter form sends: not the empty ones, nor those at their usual value. */
export function filledIn(form: HTMLFormElement) {
  const usual = (name: string) =>
    form.querySelector<HTMLElement>(`[name="${name}"]`)?.dataset.usual ?? "";
  return new URLSearchParams(
    [...new FormData(form)]
      .map(([name, value]): [string, string] => [name, String(value).trim()])
      .filter(([name, value]) => value !== "" && value !== usual(name)),
  );
}
