import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentHash } from '../lib/content-hash.ts'

/** A document: asked for again each time, sent only when it has changed. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: object) {
  const body = JSON.stringify(document)
  // Weak: the answer may be compressed on its way.
  const etag = `W/"${contentHash(body)}"`
  reply.headers({ etag, 'cache-control': 'no-cache' })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
