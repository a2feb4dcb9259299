import { createServer, request as ask, type Server } from 'node:http'

export interface Front {
  url: string
  /** From now on the site has another service worker, as after a new build. */
  renewWorker: () => void
  /** Cuts the connection to the site, including open connections. */
  cut: () => Promise<void>
  mend: () => Promise<void>
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve) => server.listen(port, 'localhost', () => resolve()))

/**
 * A proxy in front of a site that can be cut off, and behind which the site can change. `siteUrl`: address of
 * the site, or of the server that answers a request.
 */
export async function openFront(siteUrl: string | ((path: string) => string)): Promise<Front> {
  let build = 0
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request
    const upstream = ask(new URL(url, typeof siteUrl === 'string' ? siteUrl : siteUrl(url)), {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    })
    upstream.on('response', (answer) => {
      const answered = { ...answer.headers }
      // The worker becomes longer.
      if (url === '/sw.js') delete answered['content-length']
      response.writeHead(answer.statusCode ?? 502, answered)
      if (url === '/sw.js') response.write(`// ${build}\n`)
      answer.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    request.pipe(upstream)
  })
  await listen(server, 0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const { port } = address
  return {
    url: `http://localhost:${port}`,
    renewWorker: () => (build += 1),
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    mend: () => listen(server, port),
  }
}
