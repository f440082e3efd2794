const foreignKeyViolation = "23503";

/** Detects foreign key violations: a referenced row is missing, or is about to be deleted. */
export const breaksForeignKey = (error: unknown) =>
  (error as { cause?: { code?: string } }).cause?.code === foreignKeyViolation;
