import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Below this nothing is gained. */
export const smallestToCompress = 1024

/** The best of our encodings that an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  const accepted = new Set(
    header?.split(',').flatMap((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name]
    }),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Compresses in the thread pool. `effort` is brotli's quality and gzip's level: high for what is
 * kept, low for what is sent once.
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
