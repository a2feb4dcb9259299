import { act, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { enterText } from '../../../tests/support/edit-input.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import type { FocalPoint } from '../../../schemas/media.ts'
import messages from '../messages/en.json' with { type: 'json' }
import { FocalPointField } from './focal-point-field.tsx'

afterEach(() => {
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
  await showInStudio(<Field isReadOnly={isReadOnly} />)
}

const sliders = () => [...document.querySelectorAll<HTMLInputElement>('input[type=range]')]
const slide = (index: number, value: string) =>
  act(async () => {
    const slider = sliders()[index]
    if (slider) enterText(slider, value)
  })

/** The picture and its point, with functions that send pointer events. */
function pointers() {
  const picture = document.querySelector<HTMLElement>('[data-editable]')
  const point = picture?.querySelector('span')
  if (!picture || !point) throw new Error('no picture')
  const captured = new Set<number>()
  point.setPointerCapture = (id) => void captured.add(id)
  point.hasPointerCapture = (id) => captured.has(id)
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 200, 100))
  const sender = (element: Element) => (type: string, clientX: number, clientY: number) =>
    act(async () => {
      const event = new MouseEvent(type, { clientX, clientY, bubbles: true })
      element.dispatchEvent(Object.assign(event, { pointerId: 1 }))
    })
  return { toPicture: sender(picture), toPoint: sender(point) }
}

it('is set by a click and moved by dragging', async () => {
  await show()
  const { toPicture, toPoint } = pointers()
  await toPicture('pointerdown', 160, 120)
  expect(values).toEqual([])
  await toPicture('pointerup', 161, 120)
  await toPoint('pointermove', 110, 60)
  await toPoint('pointerdown', 160, 120)
  await toPoint('pointermove', 500, 60)
  await toPoint('pointerup', 500, 60)
  expect(values).toEqual([
    { x: 31, y: 70 },
    { x: 100, y: 10 },
  ])
  const crops = [...document.querySelectorAll('li img')]
  expect(crops.map((crop) => crop.getAttribute('style'))).toEqual(Array(3).fill('--focus: 100% 10%;'))
})

it('is not moved by scrolling past the picture', async () => {
  await show()
  const { toPicture } = pointers()
  await toPicture('pointerdown', 160, 120)
  await toPicture('pointermove', 160, 90)
  await toPicture('pointerup', 160, 90)
  expect(values).toEqual([])
})

it('is moved by a slider for each direction, and can be removed', async () => {
  await show()
  expect(sliders().map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    messages.media.focusAxis.x,
    messages.media.focusAxis.y,
  ])
  await slide(0, '30')
  await slide(1, '0')
  expect(values).toEqual([
    { x: 30, y: 50 },
    { x: 30, y: 0 },
  ])
  expect(sliders().map((slider) => slider.getAttribute('aria-valuetext'))).toEqual(['30%', '0%'])
  const remove = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === messages.media.focusReset,
  )
  await act(async () => remove?.click())
  expect(values.at(-1)).toBeNull()
})

it('is only shown to those who may not change it', async () => {
  await show(true)
  expect(sliders()).toEqual([])
  expect(document.querySelector('button')).toBeNull()
})
