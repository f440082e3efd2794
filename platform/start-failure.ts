/** A startup error that the admin can fix. Printed as one sentence, without a stack. */
export class StartFailure extends Error {
  override name = "StartFailure";
}
