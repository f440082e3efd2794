const foreignKeyViolation = "23503";

/** Detects foreign key violations: a referenced row is missing, or is about to be deleted. */
export function breaksForeignKey(error: unknown) {
  return (error as { cause?: { code?: string } }).cause?.code === foreignKeyViolation;
}
