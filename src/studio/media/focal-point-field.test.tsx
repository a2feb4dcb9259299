// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import type { FocalPoint } from '../../../schemas/media.ts'
import { LanguageProvider } from '../language-provider.tsx'
import messages from '../messages/en.json' with { type: 'json' }
import { FocalPointField } from './focal-point-field.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
afterEach(async () => {
  await act(async () => root.unmount())
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const address = `/media/${'a'.repeat(32)}-800x400.jpg`
const values: (FocalPoint | null)[] = []

function Field({ isReadOnly }: { isReadOnly: boolean }) {
  const [value, setValue] = useState<FocalPoint | null>(null)
  return (
    <FocalPointField
      address={address}
      size={{ width: 800, height: 400 }}
      value={value}
      onChange={(next) => {
        values.push(next)
        setValue(next)
      }}
      isReadOnly={isReadOnly}
    />
  )
}

async function show(isReadOnly = false): Promise<void> {
  values.length = 0
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  await act(async () =>
    root.render(
      <LanguageProvider choice={{ language: 'en', choose: () => undefined }}>
        <Field isReadOnly={isReadOnly} />
      </LanguageProvider>,
    ),
  )
}

const slider = () => document.querySelector('[role=slider]')
const key = (name: string, shiftKey = false) =>
  act(async () => {
    slider()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true }))
  })

it('is set by a click and moved by dragging', async () => {
  await show()
  const picture = slider()?.parentElement
  if (!picture) throw new Error('no picture')
  const captured = new Set<number>()
  picture.setPointerCapture = (id) => void captured.add(id)
  picture.hasPointerCapture = (id) => captured.has(id)
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 200, 100))
  const point = (type: string, clientX: number, clientY: number) =>
    act(async () => {
      const event = new MouseEvent(type, { clientX, clientY, bubbles: true })
      picture.dispatchEvent(Object.assign(event, { pointerId: 1 }))
    })
  await point('pointermove', 110, 60)
  await point('pointerdown', 160, 120)
  await point('pointermove', 500, 60)
  expect(values).toEqual([
    { x: 30, y: 70 },
    { x: 100, y: 10 },
  ])
  const crops = [...document.querySelectorAll('li img')]
  expect(crops.map((crop) => crop.getAttribute('style'))).toEqual(Array(3).fill('--focus: 100% 10%;'))
})

it('is moved by the arrow keys within the picture, and can be removed', async () => {
  await show()
  await key('ArrowRight')
  await key('ArrowUp', true)
  expect(values).toEqual([
    { x: 51, y: 50 },
    { x: 51, y: 40 },
  ])
  expect(slider()?.getAttribute('aria-valuetext')).toBe('51% from the left, 40% from the top')
  for (let presses = 0; presses < 6; presses += 1) await key('ArrowLeft', true)
  expect(values.at(-1)).toEqual({ x: 0, y: 40 })
  const remove = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === messages.media.focusReset,
  )
  await act(async () => remove?.click())
  expect(values.at(-1)).toBeNull()
})

it('is only shown to those who may not change it', async () => {
  await show(true)
  expect(slider()).toBeNull()
  expect(document.querySelector('button')).toBeNull()
})
