import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** A server of fixed answers, as fast as a static file server. */
export interface MemoryServer {
  url: string
  /** Answers `text` at a path, compressed as by a good static server. */
  put(path: string, type: string, text: string | Buffer): void
  stop(): Promise<void>
}

interface Answer {
  headers: Record<string, string>
  bytes: Buffer
}

const compressed = (type: string, text: string | Buffer): Answer => ({
  headers: { 'content-type': type, 'content-encoding': 'br' },
  bytes: brotliCompressSync(text),
})

/** Other paths answer what `site` does, which is asked once for each. */
export async function startMemoryServer(site: string): Promise<MemoryServer> {
  const answers = new Map<string, Answer>()

  async function find(path: string): Promise<Answer> {
    const known = answers.get(path)
    if (known !== undefined) return known
    const answer = await fetch(`${site}${path}`)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    const found = /^text|json|svg/.test(type)
      ? compressed(type, bytes)
      : { headers: { 'content-type': type }, bytes }
    answers.set(path, found)
    return found
  }

  const server = createServer((request, response) => {
    find(request.url ?? '/').then(
      ({ headers, bytes }) => response.writeHead(200, headers).end(bytes),
      () => response.writeHead(502).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    url: `http://localhost:${address.port}`,
    put: (path, type, text) => void answers.set(path, compressed(type, text)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
