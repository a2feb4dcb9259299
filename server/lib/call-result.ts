import { isApiErrorType } from '../../schemas/api/errors.ts'

/** Why a call to the platform failed: the type of an error of the contract; anything else is a defect. */
export function resultOfFailure(error: unknown): string {
  const type: unknown = error instanceof Error && 'type' in error ? error.type : undefined
  return isApiErrorType(type) ? type : 'defect'
}
