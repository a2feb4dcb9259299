import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { readFileAddress } from '../../../schemas/files.ts'
import { ContentUnavailable } from '../model/content-unavailable.ts'
import type { FileLibrary } from '../files/file-library.ts'
import { byteRange, type ByteRange } from './byte-range.ts'
import type { MediaLibrary } from './media-library.ts'

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
  pdf: 'application/pdf',
  apk: 'application/vnd.android.package-archive',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A picture opened as a document of its own must not run or fetch anything. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

interface SentFile {
  extension: string
  size: number
  read(part?: ByteRange): Buffer | Readable
  /** Of a file that browsers save and never open themselves. */
  disposition?: string
}

/** A file name for visitors. Old programs read only the first spelling, without letters of other scripts. */
function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\/%;]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Serves the files of the library. The content at an address never changes. */
export function registerMediaRoutes(
  app: FastifyInstance,
  { media, files }: { media: MediaLibrary; files: FileLibrary },
): void {
  async function picture(path: string): Promise<SentFile | null> {
    const file = await media.file(path)
    if (!file) return null
    const { extension, content } = file
    const read = (part?: ByteRange) => (part ? content.subarray(part.first, part.last + 1) : content)
    return { extension, size: content.length, read }
  }

  async function sent(path: string): Promise<SentFile | null> {
    const address = readFileAddress(path)
    if (!address) return picture(path)
    const { kind, extension } = address
    const file = await files.open(path)
    return file && { ...file, extension, ...(kind === 'document' && { disposition: attachment(file.name) }) }
  }

  app.get('/media/*', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const reject = (status: number, type: string, message: string) =>
      reply.code(status).header('cache-control', 'no-store').send({ error: { type, message } })
    try {
      const file = await sent(path)
      if (!file) return await reject(404, 'NotFoundException', 'There is no such file')
      const range = byteRange(request.headers.range, file.size)
      if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${file.size}`)
      if (file.disposition !== undefined) reply.header('content-disposition', file.disposition)
      return await reply
        .headers({
          'accept-ranges': 'bytes',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-length': range ? range.last - range.first + 1 : file.size,
          'content-security-policy': policy,
          'x-content-type-options': 'nosniff',
        })
        .type(types[file.extension] ?? 'application/octet-stream')
        .send(request.method === 'HEAD' ? undefined : file.read(range ?? undefined))
    } catch (error) {
      if (error instanceof ContentUnavailable)
        return reject(503, 'ContentUnavailableException', error.message)
      request.log.error(error, `${path} cannot be read`)
      return reject(404, 'NotFoundException', 'The file is damaged')
    }
  })
}
