import type { FastifyInstance, FastifyReply } from 'fastify'
import { chooseEncoding, encode, smallestToCompress } from './encoding.ts'

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/

function addVary(reply: FastifyReply, name: string) {
  const existing = reply.getHeader('vary')
  const names = (Array.isArray(existing) ? existing : [existing ?? '']).join(', ')
  if (!names.toLowerCase().includes(name.toLowerCase()))
    reply.header('vary', names ? `${names}, ${name}` : name)
}

/** Compresses text responses that are long enough and not compressed yet. Streams are left alone. */
export function compressResponses(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const type = String(reply.getHeader('content-type') ?? '')
    if (reply.hasHeader('content-encoding') || !compressible.test(type)) return payload
    const content = Buffer.from(payload)
    if (content.length < smallestToCompress) return payload
    addVary(reply, 'Accept-Encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return encode(content, encoding, 'once')
  })
}
