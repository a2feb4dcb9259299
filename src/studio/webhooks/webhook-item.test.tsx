import { act, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Webhook } from '../../../schemas/studio/webhooks.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import messages from '../messages/ru.json' with { type: 'json' }
import { WebhookItem } from './webhook-item.tsx'

const { webhooks: texts, cancel } = messages
const webhook: Webhook = {
  id: 1,
  name: 'Search',
  url: 'https://hooks.example.com/',
  events: ['documents.published'],
  state: 'active',
  failures: 0,
  isGone: false,
  formerSecretUntil: null,
  createdAt: '2026-03-01T07:00:00.000Z',
  createdBy: 'Kamila',
}

let calls: string[]

/** Two webhooks, of which the first can have other values. */
function Webhooks({ first }: { first: Partial<Webhook> }) {
  const [list, setList] = useState([
    { ...webhook, ...first },
    { ...webhook, id: 2, name: 'Cache' },
  ])
  return (
    <ul>
      {list.map((each) => (
        <WebhookItem key={each.id} webhook={each} onChanged={setList} onSecret={() => undefined} />
      ))}
    </ul>
  )
}

async function show(first: Partial<Webhook> = {}) {
  calls = []
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url)
    return Promise.resolve(Response.json({ data: [{ ...webhook, id: 2, name: 'Cache' }] }))
  })
  return showInStudio(<Webhooks first={first} />, { language: 'ru' })
}

const buttons = () => [...document.querySelectorAll('button')]
const button = (name: string) =>
  buttons().find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''
const press = (name: string) =>
  act(async () => {
    button(name)?.focus()
    button(name)?.click()
  })

describe('a webhook', () => {
  it('gets a new secret only after a confirmation', async () => {
    await show()
    const renew = `${texts.renew}: Search`
    await press(renew)
    expect(calls).toEqual([])
    expect(document.body.textContent).toContain(texts.renewHint)
    expect(document.activeElement?.getAttribute('role')).toBe('group')
    await press(texts.renew)
    expect(calls).toEqual(['/studio/api/webhooks.renewSecret'])
  })

  it('gets none while the former secret is valid', async () => {
    await show({ formerSecretUntil: '2026-03-02T07:00:00.000Z' })
    expect(button(`${texts.renew}: Search`)).toBeUndefined()
    expect(button(`${texts.renew}: Cache`)).toBeDefined()
  })

  it.each(['edit', 'remove'] as const)('keeps the focus when “%s” is opened and cancelled', async (step) => {
    await show()
    const opener = `${texts[step]}: Search`
    await press(opener)
    expect(document.activeElement?.getAttribute('role')).toBe('group')
    expect(focused()).toBe(opener)
    await press(cancel)
    expect(document.activeElement).toBe(button(opener))
  })

  it('leaves the focus to the next one when it is removed', async () => {
    await show()
    await press(`${texts.remove}: Search`)
    await press(texts.remove)
    expect(focused()).toBe(`${texts.messages}: Cache`)
  })

  it('says why it has paused', async () => {
    const { unmount } = await show({ state: 'failing', failures: 30 })
    expect(document.body.textContent).toContain(texts.failingHint.replace('{{count}}', '30'))
    await unmount()
    await show({ state: 'failing', failures: 1, isGone: true })
    expect(document.body.textContent).toContain(texts.goneHint)
  })
})
