import type { ApiError } from '../../../schemas/api/errors.ts'

const inMessage = /Resend time is\s*:?\s*(\d+)/i

function toSeconds(value: unknown): number | undefined {
  if (typeof value === 'string' && /^\d+$/.test(value)) return Number(value)
  return typeof value === 'number' ? value : undefined
}

/**
 * Seconds until another code may be requested, from the error's data, or from the message "Resend time is N" of
 * platforms that send it only there.
 */
export function resendTimeOf({ data, message }: ApiError): number | undefined {
  const { retry_after, resend_time } = data
  return toSeconds(retry_after) ?? toSeconds(resend_time) ?? toSeconds(inMessage.exec(message)?.[1])
}

/** Whether the message gives such a time. */
export const hasResendTime = (message: string): boolean => inMessage.test(message)
