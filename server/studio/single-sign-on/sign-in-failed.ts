import type { SignInFailure } from '../../../schemas/studio/single-sign-on.ts'

/** Why nobody is signed in. */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed'
  constructor(
    readonly failure: SignInFailure,
    /** E-mail address of the person, if the provider has named it. */
    readonly email = '',
    options?: ErrorOptions,
  ) {
    super(failure, options)
  }
}
