import { callApi } from '../../lib/api/client.ts'
import type { OperationValues } from '../../renderer/actions.ts'

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Sends a message to support, and returns the address for the reply. */
export async function sendFeedback({ name, email, subject, message }: OperationValues): Promise<string> {
  const answerTo = text(email)
  await callApi('support.sendFeedback', {
    name: text(name),
    email: answerTo,
    ...(text(subject) !== '' && { subject: text(subject) }),
    message: text(message),
  })
  return answerTo
}
