/** A reason not to start that a person can act on. The process prints the sentence alone, without a stack. */
export class StartFailure extends Error {
  override name = "StartFailure";
}
