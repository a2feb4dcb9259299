import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../schemas/api/errors.ts'
import { deepestJson } from '../lib/json-depth.ts'

/** Bytes of a body from anyone. Routes that check their caller before the body may allow more. */
export const anyonesBodyLimit = 16 * 1024

/** Whether JSON text has too many levels. Malformed text is left to the parser. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') {
      depth += 1
      if (depth > deepestJson) return true
    } else if (character === ']' || character === '}') depth -= 1
  }
  return false
}

/** Rejects deeply nested JSON, which costs every later step far more time than its length suggests. */
export function limitJsonDepth(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body))
      done(new ApiError('InvalidRequestException', `The body has more than ${deepestJson} levels`))
    else void parse(request, body, done)
  })
}
