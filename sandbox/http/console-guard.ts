import type { FastifyInstance, FastifyRequest } from 'fastify'
import { html } from '../pages/html.ts'
import type { SandboxContext } from '../sandbox-context.ts'

/** Headers proxies add to forwarded requests. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const

const loopbackAddress = /^(?:127\.|::1$|::ffff:127\.)/
const loopbackHost = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i

/** Whether a host, with or without port, is this machine for the one who asks for it. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHost.test(host)
}

/**
 * Whether the request comes from this machine. Checks the Host header as well: a public name that resolves to
 * 127.0.0.1 (DNS rebinding) would let a foreign page send requests here.
 */
function isFromThisMachine({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false
  return loopbackAddress.test(socket.remoteAddress ?? '') && isLoopbackHost(headers.host ?? '')
}

const apiError = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <title>Not from here</title>
    </head>
    <body>
      <h1>Not from here</h1>
      <p>
        The developer pages of the sandbox answer only on the machine that runs it, and not through a proxy.
        The setting <code>SANDBOX_CONSOLE=1</code> opens them to everybody who reaches the site.
      </p>
    </body>
  </html>`.text

/** Restricts all routes of this scope to developers on this machine. */
export function guardConsole(
  scope: FastifyInstance,
  { isConsoleOpen, isForDevelopers }: Pick<SandboxContext, 'isConsoleOpen' | 'isForDevelopers'>,
): void {
  if (isConsoleOpen) return
  scope.addHook('onRequest', async (request, reply) => {
    if (isForDevelopers && isFromThisMachine(request)) return
    return reply
      .code(403)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .send(apiError)
  })
}
