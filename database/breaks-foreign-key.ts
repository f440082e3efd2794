const foreignKeyViolation = "23503";

/** A row names another that is not there, or is to go while others name it. */
export function breaksForeignKey(error: unknown) {
  return (error as { cause?: { code?: string } }).cause?.code === foreignKeyViolation;
}
