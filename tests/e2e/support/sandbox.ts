import type { Page } from '@playwright/test'
import type { CallName } from '../../../schemas/api/calls.ts'
import type { ApiErrorType } from '../../../schemas/api/errors.ts'
import { expect } from './test.ts'

/** Sends a form of the sandbox's console; docs/sandbox.md lists them. */
export async function setSandbox(page: Page, path: string, form: Record<string, string> = {}): Promise<void> {
  const { origin } = new URL(page.url())
  const answer = await page.request.post(`${origin}/sandbox/console/${path}`, {
    form,
    headers: { origin },
    maxRedirects: 0,
  })
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(303)
}

/** Makes the next call of this name fail. */
export async function failOnce(page: Page, call: CallName, type: ApiErrorType): Promise<void> {
  await setSandbox(page, 'faults', { kind: 'error', call, error_type: type, times: '1' })
}

/** Id of the logged-in player. */
export async function playerId(page: Page): Promise<string> {
  const answer = await page.request.get('/api/account/getInfo?v=2.34&locale=uz')
  const id = /"uid":(\d+)/.exec(await answer.text())?.[1]
  if (id === undefined) throw new Error('nobody is logged in')
  return id
}
