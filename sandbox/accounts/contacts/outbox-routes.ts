import type { FastifyInstance, FastifyRequest } from 'fastify'
import { guardConsole } from '../../http/console-guard.ts'
import { readQuery } from '../../http/form-data.ts'
import { toTimestamp } from '../../timestamp.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { outboxPage } from './outbox-page.ts'
import { readOutbox } from './outbox.ts'
import { normalEmail, normalPhone } from '../players.ts'

const shownMessages = 100

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

function contactOf(request: FastifyRequest): string {
  const contact = readQuery(request).get('contact') ?? ''
  return contact.includes('@') ? normalEmail(contact) : normalPhone(contact)
}

/** The outbox as a page and as JSON. For developers only. */
export function registerOutbox(scope: FastifyInstance, sandbox: SandboxContext): void {
  guardConsole(scope, sandbox)
  const messagesTo = (recipient: string) =>
    readOutbox(sandbox.database, {
      recipient: recipient === '' ? undefined : recipient,
      count: shownMessages,
    })

  scope.get('/sandbox/outbox', async (request, reply) => {
    const contact = contactOf(request)
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .header('referrer-policy', 'same-origin')
      .send(outboxPage(await messagesTo(contact), contact))
  })

  scope.get('/sandbox/outbox.json', async (request, reply) => {
    const messages = await messagesTo(contactOf(request))
    return reply
      .header('cache-control', 'no-store')
      .send({ items: messages.map((message) => ({ ...message, at: toTimestamp(message.at) })) })
  })
}
