import { createServer } from 'node:http'

/** A push service of a browser: takes encrypted messages and answers with `status`. */
export interface PushService {
  url: string
  /** Headers of the messages that were sent to it. */
  received: Readonly<Record<string, unknown>>[]
  status: number
  stop: () => Promise<void>
}

export async function startPushService(): Promise<PushService> {
  const received: PushService['received'] = []
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      received.push(request.headers)
      response.writeHead(service.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const service: PushService = {
    url: `http://127.0.0.1:${address.port}`,
    received,
    status: 201,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return service
}
