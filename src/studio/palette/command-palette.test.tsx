import { act } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DocumentSummary, FoundText } from '../../../schemas/studio/answers.ts'
import type { Role } from '../../../schemas/studio/roles.ts'
import { enterText } from '../../../tests/support/edit-input.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import messages from '../messages/ru.json' with { type: 'json' }
import { CommandPalette } from './command-palette.tsx'

const summary = { state: 'published', version: 1, changedAt: null, changedBy: null } as const
const documents: DocumentSummary[] = [
  { ...summary, kind: 'page', key: 'rules', route: '/rules', title: { uz: 'Qoidalar', ru: 'Правила' } },
  { ...summary, kind: 'settings', key: 'cashier' },
]
const text: FoundText = {
  kind: 'page',
  key: 'rules',
  path: '/blocks/0/props/text/ru',
  language: 'ru',
  excerpt: 'Играть можно с 18 лет',
}

let container: HTMLElement
let unmount: () => Promise<void>
let searched: string[]
beforeEach(() => {
  searched = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    if (url.includes('documents.list')) return Promise.resolve(Response.json({ data: documents }))
    searched.push(body)
    if (body.includes('авария')) return Promise.reject(new TypeError('offline'))
    return Promise.resolve(Response.json({ data: body.includes('18') ? [text] : [] }))
  })
})
afterEach(() => void vi.useRealTimers())

function Address() {
  const { pathname, hash, search } = useLocation()
  return <output>{pathname + search + hash}</output>
}

async function open(role: Role = 'editor') {
  ;({ container, unmount } = await showInStudio(
    <>
      <CommandPalette onClose={() => undefined} />
      <Address />
    </>,
    { language: 'ru', role },
  ))
  await pass()
}

const pass = () => act(async () => vi.advanceTimersByTimeAsync(300))
const input = () => container.querySelector('input')
const rows = () => [...container.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
const address = () => container.querySelector('output')?.textContent

async function type(query: string) {
  const field = input()
  if (field) await act(async () => enterText(field, query))
  await pass()
}

const press = (key: string) =>
  act(async () =>
    input()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  )

describe('the palette', () => {
  it('finds documents by their names and opens the chosen one with keys', async () => {
    await open()
    await type('касса')
    expect(rows()[0]).toMatch(/^Касса/)
    await press('Enter')
    expect(address()).toBe('/documents/settings/cashier')
  })

  it('finds texts on the server and opens their field', async () => {
    await open()
    await type('18 лет')
    expect(searched).toEqual([JSON.stringify({ query: '18 лет' })])
    expect(rows()).toEqual([expect.stringMatching(/^Играть можно с 18 лет/)])
    await press('Enter')
    expect(address()).toBe('/documents/page/rules#/blocks/0/props/text/ru')
  })

  it('offers the commands that the role allows', async () => {
    await open('viewer')
    expect(rows()).toContain(messages.nav.media)
    expect(rows()).not.toContain(messages.documents.new)
    await unmount()
    await open('editor')
    expect(rows()).not.toContain(messages.nav.users)
    await type(messages.documents.new)
    await press('Enter')
    expect(address()).toBe('/?new')
  })

  it('reports that nothing was found, and a server that does not answer', async () => {
    await open()
    await type('такого нет')
    expect(container.querySelector('[role=status]')?.textContent).toBe(messages.palette.none)
    await type('авария')
    expect(container.querySelector('[role=alert]')?.textContent).toMatch(/\S/)
  })
})
