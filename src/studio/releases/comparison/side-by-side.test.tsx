import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BlockBox, MessageFromPage } from '../../../../schemas/studio/canvas-messages.ts'
import { click, mount, settle } from '../../../../tests/support/mount.tsx'
import { LanguageProvider } from '../../language-provider.tsx'
import english from '../../messages/en.json' with { type: 'json' }
import { SideBySide } from './side-by-side.tsx'

const { comparison, releases, failed, retry } = english
const answers: Record<string, object> = {}

beforeEach(() => {
  Object.assign(answers, {
    'preview.address': { path: '/rules', forPlayers: false },
    'preview.link': { path: '/rules?preview=token', token: 'token' },
  })
  vi.stubGlobal('fetch', (url: string) => {
    const name = Object.keys(answers).find((each) => url.endsWith(each))
    return Promise.resolve(Response.json({ data: name && answers[name] }))
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #report
      constructor(report: (entries: object[]) => void) {
        this.#report = report
      }
      observe() {
        this.#report([{ contentRect: { width: 195, height: 400 } }])
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
})

const block = (id: string, text: string) => ({ id, type: 'RichText', version: 1, props: { text } })
const before = { route: '/rules', blocks: [block('a', 'Old'), block('b', 'Same'), block('gone', 'Gone')] }
const after = { route: '/rules', blocks: [block('a', 'New'), block('new', 'New'), block('b', 'Same')] }
type Body = Record<string, unknown>

async function compare(from: Body | null, to: Body | null) {
  const page = await mount(
    <LanguageProvider choice={{ language: 'en', choose: () => undefined }}>
      <SideBySide
        kind="page"
        name="rules"
        changedAt="2026-01-01T00:00:00Z"
        before={from}
        after={to}
        then={{ title: releases.then, shown: { release: 1 } }}
      />
    </LanguageProvider>,
  )
  await settle()
  return page
}

const framesIn = (container: HTMLElement) => [...container.querySelectorAll('iframe')]
/** jsdom loads no pages. */
function load(frame: HTMLIFrameElement, responseStatus = 200) {
  const { contentWindow } = frame
  if (contentWindow)
    Object.assign(contentWindow.performance, { getEntriesByType: () => [{ responseStatus }] })
  return act(async () => void frame.dispatchEvent(new Event('load')))
}

/** What a page says to the Studio. */
const say = (frame: HTMLIFrameElement, message: object) =>
  act(async () => {
    const data = { channel: 'marquee.studio', ...message }
    window.dispatchEvent(
      new MessageEvent('message', { source: frame.contentWindow, origin: self.origin, data }),
    )
  })
const blocksAt = (...ids: string[]): Omit<Extract<MessageFromPage, { type: 'blocks' }>, 'channel'> => ({
  type: 'blocks',
  blocks: ids.map((id, index): BlockBox => ({ id, top: 100 * index, left: 0, width: 390, height: 80 })),
  hovered: null,
})
const labelsIn = (half: Element | null | undefined) =>
  [...(half?.querySelectorAll('[data-change]') ?? [])].map(({ textContent }) => textContent)
const status = (container: HTMLElement) => container.querySelector('[role=status]')?.textContent

it('outlines changed, added and removed blocks in both pages, as large as they are displayed', async () => {
  const { container } = await compare(before, after)
  const [now, then] = framesIn(container)
  if (!now || !then) throw new Error('no pages')
  for (const frame of [now, then]) await load(frame)
  await say(now, blocksAt('a', 'b', 'gone'))
  await say(then, blocksAt('a', 'new', 'b'))
  const [first, second] = container.querySelectorAll('figure')
  expect(labelsIn(first)).toEqual(['Rich text: changed', 'Rich text: removed'])
  expect(labelsIn(second)).toEqual(['Rich text: changed', 'Rich text: added'])
  // Half as large, and around the block.
  expect(second?.querySelector('[data-change=added]')?.getAttribute('style')).toContain('top: 46px')
  expect(status(container)).toBe('3 changed blocks.')
})

it('leads from change to change in both pages, and announces each', async () => {
  const { container, control } = await compare(before, after)
  const [now, then] = framesIn(container)
  if (!now?.contentWindow || !then?.contentWindow) throw new Error('no pages')
  const asked = [now.contentWindow, then.contentWindow].map((page) => vi.spyOn(page, 'postMessage'))
  const revealed = () => asked.map(({ mock }): unknown => mock.lastCall?.[0])
  const reveal = (id: string) => ({ channel: 'marquee.studio', type: 'reveal', block: id })

  await click(control(comparison.next))
  expect(revealed()).toEqual([reveal('a'), reveal('a')])
  expect(status(container)).toBe('Change 1 of 3. Rich text: changed.')
  await click(control(comparison.next))
  // Where it is missing, the page shows its place.
  expect(revealed()).toEqual([reveal('a'), reveal('new')])
  await click(control(comparison.next))
  expect(revealed()).toEqual([reveal('gone'), reveal('b')])
  expect(status(container)).toBe('Change 3 of 3. Rich text: removed.')
  expect(control(comparison.side.before).getAttribute('aria-pressed')).toBe('true')
  await click(control(comparison.next))
  await click(control(comparison.previous))
  expect(status(container)).toContain('Change 3 of 3')

  await say(now, blocksAt('a', 'b'))
  expect(status(container)).toContain(comparison.outOfSight)
  // A page that loads later scrolls to it as well.
  for (const spy of asked) spy.mockClear()
  await say(now, { type: 'ready' })
  expect(asked[0]?.mock.lastCall?.[0]).toEqual(reveal('gone'))
})

it('shows the pages in the chosen width', async () => {
  const { container, control } = await compare(before, after)
  const widthOf = () => framesIn(container).map(({ style }) => style.width)
  expect(widthOf()).toEqual(['390px', '390px'])
  await click(control(comparison.widths.desktop))
  expect(widthOf()).toEqual(['1440px', '1440px'])
})

it('reports a page that the site could not render, with a way to try again', async () => {
  const { container, control } = await compare(before, after)
  const [now] = framesIn(container)
  if (!now) throw new Error('no page')
  await load(now, 500)
  expect(framesIn(container)).toHaveLength(1)
  expect(container.querySelector('[role=alert]')?.textContent).toContain(comparison.failed)
  await click(control(retry))
  expect(framesIn(container)).toHaveLength(2)
})

it.each([
  ['a new page', null, after, comparison.notYet, 1],
  ['a removed page', before, null, comparison.removed, 1],
  ['a page without changes', before, before, releases.same, 0],
] as const)('says what there is to see of %s', async (_what, from, to, text, pages) => {
  const { container } = await compare(from, to)
  expect(container.textContent).toContain(text)
  expect(framesIn(container)).toHaveLength(pages)
})

it('says why a draft cannot be shown, and that changes outside of blocks are not outlined', async () => {
  const moved = { ...before, route: '/other' }
  const pages = await compare(before, moved)
  expect(status(pages.container)).toBe(comparison.noBlocks)
  await pages.unmount()
  answers['preview.address'] = { path: null, forPlayers: false, reason: 'errors' }
  const { container } = await compare(before, moved)
  expect(container.textContent).toContain(english.preview.reasons.errorsOnly)
  expect(container.textContent).not.toContain(failed.title)
})
