import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import type { AccessToken } from '../../../schemas/studio/calls/tokens.ts'
import messages from '../messages/ru.json' with { type: 'json' }
import { TokenList } from './token-list.tsx'

const { tokens: texts, cancel, kinds } = messages
const at = '2026-03-01T07:00:00.000Z'
const tokenOf = (id: number, name: string): AccessToken => ({
  id,
  name,
  scopes: ['published:read'],
  kinds: ['page', 'form'],
  ending: 'abcd',
  createdAt: at,
  expiresAt: at,
  isExpired: false,
  usedAt: null,
})
async function show(): Promise<void> {
  vi.stubGlobal('fetch', (url: string) => {
    const list = [tokenOf(1, 'Importer'), tokenOf(2, 'App')]
    return Promise.resolve(Response.json({ data: url.endsWith('revoke') ? list.slice(1) : list }))
  })
  await showInStudio(<TokenList />, { language: 'ru' })
}

const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent
const press = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find((each) => nameOf(each) === name)
    button?.focus()
    button?.click()
  })

it('moves the focus into the question, back, and on to the next token', async () => {
  await show()
  const revoke = `${texts.revoke}: Importer`
  await press(revoke)
  expect(document.activeElement?.getAttribute('role')).toBe('group')
  expect(nameOf(document.activeElement)).toBe(revoke)
  await press(cancel)
  expect([document.activeElement?.tagName, nameOf(document.activeElement)]).toEqual(['BUTTON', revoke])
  await press(revoke)
  await press(texts.revoke)
  expect(nameOf(document.activeElement)).toBe(`${texts.revoke}: App`)
})

it('tells rights and kinds of documents apart', async () => {
  await show()
  const list = `${kinds.page}, ${kinds.form}`
  expect(document.body.textContent).toContain(texts.onlyKinds.replace('{{kinds}}', list))
})
