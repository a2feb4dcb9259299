import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isFileAddress } from '../../../schemas/files.ts'
import { ContentUnavailable } from '../model/content-unavailable.ts'
import type { FileLibrary } from '../files/file-library.ts'
import { byteRange } from './byte-range.ts'
import type { MediaLibrary, ServedFile } from './media-library.ts'

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
}

/** A picture opened as a document of its own must not run or fetch anything. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** Serves the files of the library. The content at an address never changes. */
export function registerMediaRoutes(
  app: FastifyInstance,
  { media, files }: { media: MediaLibrary; files: FileLibrary },
): void {
  async function otherFile(path: string): Promise<ServedFile | null> {
    const content = await files.read(path)
    return content && { extension: extname(path).slice(1), content }
  }

  app.get('/media/*', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const reject = (status: number, type: string, message: string) =>
      reply.code(status).header('cache-control', 'no-store').send({ error: { type, message } })
    try {
      const file = isFileAddress(path) ? await otherFile(path) : await media.file(path)
      if (!file) return await reject(404, 'NotFoundException', 'There is no such file')
      const { content } = file
      const range = byteRange(request.headers.range, content.length)
      if (range)
        reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${content.length}`)
      return await reply
        .headers({
          'accept-ranges': 'bytes',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': policy,
        })
        .type(types[file.extension] ?? 'application/octet-stream')
        .send(range ? content.subarray(range.first, range.last + 1) : content)
    } catch (error) {
      if (error instanceof ContentUnavailable)
        return reject(503, 'ContentUnavailableException', error.message)
      request.log.error(error, `${path} cannot be read`)
      return reject(404, 'NotFoundException', 'The file is damaged')
    }
  })
}
