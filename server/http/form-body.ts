const forms = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

type Read = { fault: 400 | 415; form: null } | { fault: null; form: FormData };

/** What was sent, or why it is no form: 415 for another kind of body, 400 for one that cannot be read. */
export async function readForm(request: Request): Promise<Read> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (!forms.has(type ?? "")) return { fault: 415, form: null };
  // The page reads the body itself: what is read here is a copy.
  return request
    .clone()
    .formData()
    .then(
      (form) => ({ fault: null, form }),
      () => ({ fault: 400, form: null }),
    );
}
