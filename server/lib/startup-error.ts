/** A mistake of the operator that prevents the start; printed as one line without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
