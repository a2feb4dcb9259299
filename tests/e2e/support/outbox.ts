import type { Page } from '@playwright/test'
import { expect } from './test.ts'

interface SentMessage {
  body: string
  code: string
}

function isSent(value: unknown): value is SentMessage {
  return typeof value === 'object' && value !== null && 'body' in value && 'code' in value
}

/** The newest message that the sandbox would have sent to a contact. */
export async function newestMessage(page: Page, contact: string): Promise<SentMessage> {
  let newest: unknown
  await expect(async () => {
    const answer = await page.request.get(`/sandbox/outbox.json?contact=${encodeURIComponent(contact)}`)
    const body: unknown = await answer.json()
    newest =
      typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items)
        ? body.items[0]
        : undefined
    expect(newest).toBeDefined()
  }).toPass()
  if (!isSent(newest)) throw new Error(`nothing was sent to ${contact}`)
  return newest
}

/** Address of the link in a message, without the origin. */
export function linkIn({ body }: SentMessage): string {
  const address = /https?:\/\/\S+/.exec(body)?.[0]
  if (address === undefined) throw new Error(`no link in: ${body}`)
  const { pathname, search } = new URL(address)
  return pathname + search
}
