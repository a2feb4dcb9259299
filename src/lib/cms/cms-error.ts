/** What the content service answers where it refuses, or what stands for an answer that never came. */
export type CmsErrorBody = Readonly<Record<string, unknown>>

/** A refusal of the content service: bears the server's own error body. */
export class CmsError extends Error {
  override readonly name = 'CmsError'
  constructor(
    readonly body: CmsErrorBody,
    readonly statusCode: number,
    options?: ErrorOptions,
  ) {
    super(messageOf(body), options)
  }
}

function messageOf({ message, error }: CmsErrorBody): string {
  if (typeof message === 'string') return message
  const inner = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  return typeof inner === 'string' ? inner : ''
}

/** Where no error body came, this one is taken for it. */
export function unknownCmsError(message: string, cause?: unknown): CmsError {
  const body = { error: 'UnknownError', message, statusCode: 500 }
  return new CmsError(body, 500, cause === undefined ? undefined : { cause })
}
