import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'
import { readSceneFile } from '../../../src/lib/urls/scene-address.ts'
import { PromiseCache } from '../../lib/cache.ts'
import type { PublishedContent } from '../model/gateway.ts'
import { drawingOf, paintArt, themeOfArt } from '../read/compile/paint-art.ts'

/**
 * Of all scenes in four widths and in the colours of a few themes, at 5 to 40 KB each. They wait in no queue with
 * other pictures: there are few, and the largest picture of a page is among them.
 */
const pictures = new PromiseCache<Buffer>({ max: 100 })

/** Key of pictures in their own colours. */
const unpainted = 'unpainted'

interface Art {
  body: string | Buffer
  type: string
}

/**
 * Registers the routes for the drawings in the theme's colours and for the pictures of scenes. A browser lays out
 * a drawing of some hundred shapes as a document of its own, while a phone already reads the page; the page shows
 * pictures for that reason.
 */
export function registerArtRoutes(app: FastifyInstance, gateway: PublishedContent): void {
  app.get<{ Params: { hash: string; file: string } }>('/nfx/art/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params
    const { artHash, theme } = await gateway.theme()
    const asked = themeOfArt(hash)
    const art = await artOf(file, asked ? hash : (artHash ?? unpainted), (name) =>
      paintArt(asked ?? theme, name),
    )
    // Cached for an hour only, like the unpainted art: a new build may change a drawing without changing its
    // address.
    return send(reply, art, hash === artHash ? 'public, max-age=3600' : 'no-store')
  })

  app.get<{ Params: { file: string } }>('/art/scenes/:file(^[a-z]+-\\d+\\.webp$)', async (request, reply) =>
    send(reply, await artOf(request.params.file, unpainted, drawingOf), 'public, max-age=3600'),
  )
}

/** A drawing, or the picture of one in the width that its name gives; null if there is none. */
async function artOf(
  file: string,
  paint: string,
  read: (name: string) => string | null,
): Promise<Art | null> {
  const picture = readSceneFile(file)
  const drawing = read(picture?.drawing ?? file)
  if (drawing === null) return null
  if (picture === null) return { body: drawing, type: 'image/svg+xml' }
  const draw = () =>
    sharp(Buffer.from(drawing)).resize(picture.width).webp({ quality: 50, effort: 6 }).toBuffer()
  return { body: await pictures.get(`${paint}/${file}`, draw), type: 'image/webp' }
}

function send(reply: FastifyReply, art: Art | null, caching: string) {
  if (art !== null) return reply.header('cache-control', caching).type(art.type).send(art.body)
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ error: { type: 'NotFoundException', message: 'There is no such drawing' } })
}
