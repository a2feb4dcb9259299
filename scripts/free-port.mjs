import { once } from 'node:events'
import { createServer } from 'node:net'

/** Above it, fetch and browsers connect to every port; below, the Fetch standard blocks some, such as 4190. */
const lastBlockedPort = 10080

/** A port of this machine that nothing listens on. */
export async function freePort() {
  for (;;) {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address()
    server.close()
    await once(server, 'close')
    if (port > lastBlockedPort) return port
  }
}
