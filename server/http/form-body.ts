const forms = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

/** Why what was sent is no form: 415 for another kind of body, 400 for one that cannot be read, null for a form. */
export async function formFault(request: Request): Promise<400 | 415 | null> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (!forms.has(type ?? "")) return 415;
  // The page reads the body itself: what is read here is a copy.
  return request
    .clone()
    .formData()
    .then(
      () => null,
      () => 400,
    );
}
