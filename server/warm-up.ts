import type { FastifyInstance } from 'fastify'

/** Milliseconds. A slow platform must not keep the server from starting. */
const longest = 3_000

/**
 * Renders the home page once, before visitors can reach the server. The first page of a process takes a second
 * or more, because the code behind it is loaded and compiled; without a warm-up, visitors would wait for that
 * after each restart. What the page contains, and whether it works, does not matter.
 */
export async function warmUp(app: FastifyInstance, publicUrl: string, limit = longest): Promise<void> {
  const { host } = new URL(publicUrl)
  await app
    .inject({ url: '/', headers: { host }, signal: AbortSignal.timeout(limit) })
    .catch((error: unknown) => app.log.debug(error, 'the home page could not be rendered before the start'))
}
