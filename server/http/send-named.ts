import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encodeAll, type Encoding } from './encoding.ts'

/** Of what never changes. */
export const forEver = 'public, max-age=31536000, immutable'

/** `asked`: name in the address. Another server may have made it from a newer or an older snapshot. */
export function cacheControlFor(asked: string, name: string): string {
  return asked === name ? forEver : 'no-store'
}

const made = new WeakMap<object, Promise<Record<Encoding, Buffer>>>()

/** Every first visit asks for it, and it never changes: it is compressed once, and well. */
function bodiesOf(document: object): Promise<Record<Encoding, Buffer>> {
  const bodies = made.get(document) ?? encodeAll(Buffer.from(JSON.stringify(document)))
  made.set(document, bodies)
  return bodies
}

/** Sends a document whose name says all that is in it; it never changes once made. */
export async function sendNamed(
  request: FastifyRequest,
  reply: FastifyReply,
  { asked, name, document }: { asked: string; name: string; document: object },
) {
  const bodies = await bodiesOf(document)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .headers({ 'cache-control': cacheControlFor(asked, name), vary: 'Accept-Encoding' })
    .type('application/json; charset=utf-8')
    .send(bodies[encoding])
}
