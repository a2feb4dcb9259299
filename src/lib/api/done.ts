import { ApiError } from '../../../schemas/api/errors.ts'

/** Calls that have nothing to say answer 1; whatever else comes, it was not done. */
export async function done(call: Promise<unknown>): Promise<void> {
  const answer = await call
  if (answer !== 1) throw new ApiError('UnknownErrorException', 'the platform did not say that it was done')
}
