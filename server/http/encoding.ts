import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes; compressing less is not worth it. */
export const smallestToCompress = 1024

const acceptedBy = new Map<string, ReadonlySet<string>>()

/**
 * Encodings that an `Accept-Encoding` header allows. Cached, because browsers send only a few different
 * headers.
 */
function accepted(header: string): ReadonlySet<string> {
  const known = acceptedBy.get(header)
  if (known !== undefined) return known
  const names = new Set(
    header.split(',').flatMap((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name]
    }),
  )
  if (acceptedBy.size >= 100) acceptedBy.clear()
  acceptedBy.set(header, names)
  return names
}

/** Whether an `Accept-Encoding` header allows an encoding. */
export function accepts(header: string | undefined, encoding: Encoding): boolean {
  return header !== undefined && accepted(header).has(encoding)
}

/** The best of our encodings that an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Compresses in the thread pool. `effort` sets Brotli's quality and gzip's level: high for cached content, low
 * for content that is sent once.
 */
export async function encode(content: Buffer, encoding: Encoding, effort: 'once' | 'kept'): Promise<Buffer> {
  if (encoding === 'identity') return content
  if (encoding === 'gzip') return zip(content, { level: effort === 'kept' ? 9 : 4 })
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'kept' ? 9 : 3,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

/** Compresses content for a cache in every encoding. */
export async function encodeAll(identity: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gzip] = await Promise.all([encode(identity, 'br', 'kept'), encode(identity, 'gzip', 'kept')])
  return { identity, br, gzip }
}
