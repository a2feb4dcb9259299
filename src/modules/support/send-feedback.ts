import { callApi } from '../../lib/api/client.ts'
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts'
import { mayHaveArrived } from '../../lib/api/may-have-arrived.ts'
import type { OperationValues } from '../../renderer/actions.ts'

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The last message, if its answer was lost, and the ID under which it was sent. */
let unanswered: { letter: string; id: string } | undefined

/** A new ID, or that of the same message without an answer: support receives it once. */
function idOf(letter: string): string {
  return unanswered?.letter === letter ? unanswered.id : newIdempotencyKey()
}

/** Sends a message to support, and returns the address for the reply. */
export async function sendFeedback({ name, email, subject, message }: OperationValues): Promise<string> {
  const params = {
    name: text(name),
    email: text(email),
    ...(text(subject) !== '' && { subject: text(subject) }),
    message: text(message),
  }
  const letter = JSON.stringify(params)
  const id = idOf(letter)
  unanswered = undefined
  try {
    await callApi('support.sendFeedback', { ...params, request_id: id })
  } catch (error) {
    if (mayHaveArrived(error)) unanswered = { letter, id }
    throw error
  }
  return params.email
}
