import { ApiError } from '../../../schemas/api/errors.ts'

/** Waits for a call that answers 1 on success; any other answer means that it was not carried out. */
export async function done(call: Promise<unknown>): Promise<void> {
  const answer = await call
  if (answer !== 1) throw new ApiError('UnknownErrorException', 'the platform did not say that it was done')
}
