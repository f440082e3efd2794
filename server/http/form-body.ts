const forms = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

type FormBodyResult = { fault: 400 | 415; form: null } | { fault: null; form: FormData };

/** Reads form data, or returns 415 for another content type, or 400 for an invalid body. */
export async function readForm(request: Request): Promise<FormBodyResult> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (!forms.has(type ?? "")) return { fault: 415, form: null };
  // Clones the request, because the page reads the body itself.
  return request
    .clone()
    .formData()
    .then(
      (form) => ({ fault: null, form }),
      () => ({ fault: 400, form: null }),
    );
}
