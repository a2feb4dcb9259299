import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PictureRectangle } from '../../../../schemas/media.ts'
import type { Role } from '../../../../schemas/studio/roles.ts'
import messages from '../../messages/en.json' with { type: 'json' }
import { enterText } from '../../../../tests/support/edit-input.ts'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import { CropButton } from './crop-button.tsx'

afterEach(() => void vi.restoreAllMocks())

const texts = messages.media.crop
const address = `/media/${'a'.repeat(32)}-1600x900.jpg`
const cropped = { address: `/media/${'b'.repeat(32)}-1296x720.jpg` }

interface Shown {
  of?: string
  role?: Role
  failing?: boolean
  obstacle?: string
}

async function show({ of = address, role = 'editor', failing = false, obstacle }: Shown = {}) {
  const calls: unknown[] = []
  const received: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    calls.push([url.replace('/studio/api/', ''), JSON.parse(body)])
    const error = { type: 'PictureTooLarge', message: '', phrase: { text: '', values: [] } }
    return Promise.resolve(
      failing ? Response.json({ error }, { status: 413 }) : Response.json({ data: cropped }),
    )
  })
  const { unmount } = await showInStudio(
    <CropButton address={of} obstacle={obstacle} onCropped={(item) => received.push(item)} />,
    { role },
  )
  return { calls, received, unmount }
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
async function click(name: string) {
  await act(async () => button(name)?.click())
  await act(async () => new Promise((done) => setTimeout(done, 0)))
}
const inputs = () => [...document.querySelectorAll<HTMLInputElement>('dialog input')]
const shown = (): PictureRectangle => {
  const [x = 0, y = 0, width = 0, height = 0] = inputs().map(({ valueAsNumber }) => valueAsNumber)
  return { x, y, width, height }
}
const type = (index: number, value: string) =>
  act(async () => {
    const input = inputs()[index]
    input?.focus()
    if (input) enterText(input, value)
  })
const leave = (index: number) => act(async () => inputs()[index]?.blur())
const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)
const press = (label: string, key: string, shiftKey = false) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })
    labelled(label)?.dispatchEvent(event)
  })

describe('a part of a picture', () => {
  it('is moved by 1% and 10% with arrow keys, as are its corners and edges', async () => {
    await show()
    await click(texts.open)
    expect(shown()).toEqual({ x: 160, y: 90, width: 1280, height: 720 })
    await press(texts.area, 'ArrowRight')
    await press(texts.area, 'ArrowUp', true)
    expect(shown()).toEqual({ x: 176, y: 0, width: 1280, height: 720 })
    await press(texts.handles.e, 'ArrowLeft', true)
    await press(texts.handles.nw, 'ArrowDown')
    expect(shown()).toEqual({ x: 176, y: 9, width: 1120, height: 711 })
  })

  it('is dragged as a whole and by its corners', async () => {
    await show()
    await click(texts.open)
    const box = document.querySelector('.ReactCrop__child-wrapper')
    if (box) vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 160, 90))
    const drag = async (label: string, from: [number, number], to: [number, number]) => {
      const send = (target: Node | null, name: string, [clientX, clientY]: [number, number]) =>
        act(async () => target?.dispatchEvent(new MouseEvent(name, { clientX, clientY, bubbles: true })))
      await send(labelled(label), 'pointerdown', from)
      await send(document, 'pointermove', to)
      await send(document, 'pointerup', to)
    }
    await drag(texts.area, [50, 50], [54, 45])
    expect(shown()).toEqual({ x: 200, y: 40, width: 1280, height: 720 })
    await drag(texts.handles.se, [148, 76], [108, 56])
    expect(shown()).toEqual({ x: 200, y: 40, width: 880, height: 520 })
  })

  it('is set with numbers, which are not changed while they are typed', async () => {
    await show()
    await click(texts.open)
    await type(2, '8')
    expect(shown().width).toBe(8)
    await type(2, '800')
    expect(document.querySelector('output')?.textContent).toContain('800 × 720')
    await type(0, '5000')
    await leave(0)
    expect(shown()).toEqual({ x: 800, y: 90, width: 800, height: 720 })
  })

  it('has a chosen ratio, and is cropped by the server', async () => {
    const { calls, received } = await show()
    await click(texts.open)
    await click('1:1')
    expect(shown()).toEqual({ x: 350, y: 0, width: 900, height: 900 })
    await type(3, '500')
    expect(shown()).toEqual({ x: 350, y: 0, width: 500, height: 500 })
    expect(document.querySelector('[role=status]')?.textContent).toBe(texts.small.replace('{{width}}', '640'))
    await click(texts.save)
    const rectangle = { x: 350, y: 0, width: 500, height: 500 }
    expect(calls).toEqual([['media.crop', { address, rectangle }]])
    expect(received).toEqual([cropped])
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('stays when the server rejects it, with the reason', async () => {
    const { received } = await show({ failing: true })
    await click(texts.open)
    await click(texts.save)
    expect(document.querySelector('dialog [role=alert]')?.textContent).toContain('too large')
    expect(received).toEqual([])
    expect(button(texts.save)?.getAttribute('aria-busy')).toBeNull()
  })

  it('is not the whole picture', async () => {
    await show()
    await click(texts.open)
    await click(texts.ratios.original)
    expect(document.querySelector('[role=status]')?.textContent).toBe(texts.whole)
    expect(button(texts.save)?.disabled).toBe(true)
  })
})

it('is offered to editors, for pictures of the library that are no drawings', async () => {
  for (const [of, role] of [
    [address, 'viewer'],
    [address.replace('.jpg', '.svg'), 'editor'],
    [address.replace('1600x900', '15x900'), 'editor'],
    ['/art/hero.webp', 'editor'],
  ] as const) {
    const { unmount } = await show({ of, role })
    expect(button(texts.open), of).toBeUndefined()
    await unmount()
  }
  await show({ obstacle: texts.saveFirst })
  expect(button(texts.open)?.disabled).toBe(true)
  expect(document.body.textContent).toContain(texts.saveFirst)
})
