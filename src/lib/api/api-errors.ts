import type { CallName } from '../../../schemas/api/calls.ts'
import type { ApiError } from '../../../schemas/api/errors.ts'
import { createEmitter } from '../emitter.ts'

/** Errors that the platform answers, directly or through the content service. The latter names no call. */
const apiErrors = createEmitter<[error: ApiError, name?: CallName]>()

/**
 * Calls the listener for every error that the platform answers, before the caller handles it. A demand for a
 * confirmation is not reported.
 */
export const onApiError = apiErrors.on
export const reportApiError = apiErrors.emit
