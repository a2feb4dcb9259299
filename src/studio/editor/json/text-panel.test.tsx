import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { DocumentKind } from '../../../../schemas/kinds/index.ts'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import english from '../../messages/en.json' with { type: 'json' }
import type { View } from '../editor-address.ts'
import { TextPanel } from './text-panel.tsx'

const { editor, releases } = english
const onSite = { name: 'Marra', timeZone: 'Asia/Tashkent' }
const inDraft = { name: 'Marra Club', timeZone: 'Asia/Tashkent' }
const textOf = (body: object) => `${JSON.stringify(body, null, 2)}\n`

let container: HTMLElement
let render: Awaited<ReturnType<typeof showInStudio>>['render']
beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { path: '/', forPlayers: false } })))
  Object.assign(document, { execCommand: () => false })
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  ;({ container, render } = await showInStudio(null))
})

interface Shown {
  view?: View
  body?: Record<string, unknown>
  kind?: DocumentKind
  target?: { pointer: string } | null
}
const show = ({ view = 'changes', body = inDraft, kind = 'settings', target = null }: Shown) =>
  render(
    <TextPanel
      kind={kind}
      name="site"
      edited={{
        text: textOf(body),
        replaced: 0,
        body,
        published: { kind, key: 'site', schemaVersion: 1, body: onSite, version: 1 },
        state: { status: 'saved', at: '2026-01-01T00:00:00Z' },
        type: () => undefined,
        undo: () => undefined,
        redo: () => undefined,
      }}
      view={view}
      isReadOnly={false}
      issues={[]}
      target={target}
    />,
  )
const tabs = () => [...container.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)
const cells = () => [...container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
const choose = (label: string) =>
  act(async () =>
    [...container.querySelectorAll<HTMLElement>('[role=tab]')]
      .find(({ textContent }) => textContent === label)
      ?.click(),
  )

it('shows what differs from the site field by field, as pages, and as text', async () => {
  await show({})
  expect(cells()).toEqual(['NameMarraMarra Club'])
  await choose(releases.view.page)
  expect(container.querySelectorAll('figcaption')[1]?.textContent).toBe(editor.inDraft)
  await choose(releases.view.json)
  expect(container.querySelector('table')).toBeNull()
})

it.each<[string, Shown]>([
  ['without differences', { body: onSite }],
  ['in the view of the text', { view: 'text' }],
])('shows the text alone %s', async (_when, shown) => {
  await show(shown)
  expect(tabs()).toEqual([])
  expect(container.querySelector('table')).toBeNull()
})

it('shows an issue in the text', async () => {
  await show({})
  await show({ target: { pointer: '/name' } })
  expect(container.querySelector('table')).toBeNull()
})
