import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { freshPhone } from './player.ts'

export const password = 'Marra2026'

/** Registers a new player in the page's browser and returns the phone number in digits. */
export async function registerPlayer(page: Page, baseURL: string): Promise<string> {
  const phone = `998${freshPhone()}`
  const answer = await page.request.post('/api/auth/register?v=2.34&locale=uz', {
    // The site accepts calls from its own pages only.
    headers: { origin: new URL(baseURL).origin },
    form: { phone: `+${phone}`, password, birth_date: '1998-03-14', currency: 'UZS', agreement: 'true' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return phone
}

/** The newest code that the sandbox "sent" to a contact. */
export async function codeTo(page: Page, contact: string): Promise<string> {
  let code = ''
  // The code may still be in transit: its button has only just been clicked.
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/sandbox/outbox.json?contact=${encodeURIComponent(contact)}`)
        code = /"code":"(\d{6})"/.exec(await answer.text())?.[1] ?? ''
        return code
      },
      { message: `no code was sent to ${contact}` },
    )
    .not.toBe('')
  return code
}

/** A different code. */
export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')
