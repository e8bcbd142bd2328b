/** A reason why the shop cannot start that its owner can mend; the message is the sentence shown, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}
