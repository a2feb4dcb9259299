import { isConfirmationRequired, type ApiError } from '../../../schemas/api/errors.ts'
import { logProblem } from '../log.ts'

/** Asks the player to confirm a change as the error demands. Resolves to whether they did. */
export type Confirm = (error: ApiError) => Promise<boolean>

let confirm: Confirm = () => Promise.resolve(false)
let current: Promise<boolean> | undefined

/** Sets how players confirm their changes. Returns a function that ends it. */
export function setConfirmation(next: Confirm): () => void {
  confirm = next
  return () => {
    confirm = () => Promise.resolve(false)
  }
}

async function ask(error: ApiError): Promise<boolean> {
  try {
    return await confirm(error)
  } catch (failure) {
    logProblem('the player could not be asked to confirm a change', failure)
    return false
  } finally {
    current = undefined
  }
}

/**
 * Sends a call, and once more after the player has confirmed it, if the platform demands that. Calls at the same
 * time share one question.
 */
export async function sendConfirmed<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (!isConfirmationRequired(error)) throw error
    current ??= ask(error)
    if (!(await current)) throw error
    return await send()
  }
}
