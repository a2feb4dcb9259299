import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../schemas/api/errors.ts'

const maxBodyBytes = 64 * 1024

/** Makes every body of this scope arrive as bytes; `readForm` parses them. */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body),
  )
}

/** Fields of a form body, urlencoded or multipart. If a field is repeated, the last one wins. */
export async function readForm({ body, headers }: FastifyRequest): Promise<Map<string, string>> {
  const fields = new Map<string, string>()
  if (!Buffer.isBuffer(body) || body.length === 0) return fields
  let form: FormData
  try {
    const contentType = headers['content-type'] ?? ''
    form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw new ApiError('InvalidRequestException', 'The body must be form data')
  }
  for (const [name, value] of form) {
    if (typeof value !== 'string')
      throw new ApiError('InvalidParameterException', 'Files are not taken', { [name]: 'type' })
    if (value.includes('\u0000'))
      throw new ApiError('InvalidParameterException', 'A NUL is no text', { [name]: 'pattern' })
    fields.set(name, value)
  }
  return fields
}

/** Query parameters of a request. If a parameter is repeated, the last one wins. */
export function readQuery({ url }: FastifyRequest): Map<string, string> {
  const start = url.indexOf('?')
  return new Map(new URLSearchParams(start < 0 ? '' : url.slice(start)))
}

/**
 * Rejects page URLs that contain a NUL, which databases cannot store in text. API calls report the parameter
 * themselves.
 */
export function rejectNulAddresses(scope: FastifyInstance): void {
  scope.addHook('onRequest', (request, _reply, done) => {
    const isInvalid = request.url.includes('%00') && !request.url.startsWith('/api/')
    done(isInvalid ? new ApiError('InvalidRequestException', 'A NUL is no text') : undefined)
  })
}
