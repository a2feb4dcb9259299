import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fireEvent, waitFor } from 'storybook/test'
import { benchForm, typedField } from '../../tests/bench/forms/schema.ts'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const count = 100
/** The components of a field: its cell, its widget by validator and by type, and the control. */
const parts = 4
let takeDrawn: () => number
const loadSupport = () => import('../../tests/support/show-form.tsx')
let formSupport: Awaited<ReturnType<typeof loadSupport>>

const isCounter = (value: unknown): value is () => number => typeof value === 'function'

// The counter must be installed before React is loaded.
beforeAll(async () => {
  await vi.importActual('../../tests/bench/forms/count-renders.js')
  const taken: unknown = Reflect.get(globalThis, 'takeDrawn')
  if (!isCounter(taken)) throw new Error('no counter')
  takeDrawn = taken
  formSupport = await loadSupport()
})
afterEach(() => formSupport.hideForms())

async function typedInto() {
  await formSupport.showForm({ form: benchForm(count, 'plain') })
  // The last fields of a long form follow.
  await waitFor(() => expect(document.querySelectorAll('input').length).toBeGreaterThanOrEqual(count - 1), {
    timeout: 15_000,
  })
  const field = document.querySelector(`input[name="${typedField(count)}"]`)
  if (!(field instanceof HTMLInputElement)) throw new Error('no field')
  takeDrawn()
  return field
}

test('renders nothing for a key, and only the field when the form receives the value', async () => {
  const field = await typedInto()
  const text = 'abcdefghij'
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.change(field, { target: { value: text.slice(0, length) } })
    expect(takeDrawn()).toBe(0)
  }
  let drawn = 0
  await waitFor(() => expect((drawn += takeDrawn())).toBeGreaterThan(0))
  await new Promise((done) => setTimeout(done, 300))
  expect(drawn + takeDrawn()).toBeLessThanOrEqual(parts)
})

test('renders only the field for a key with which a message appears or disappears', async () => {
  const field = await typedInto()
  fireEvent.focusOut(field)
  takeDrawn()
  for (const text of ['a', 'ab', 'a', 'abc']) {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.focusOut(field)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe(text.length < 2 ? 'true' : null))
    const drawn = takeDrawn()
    expect(drawn).toBeGreaterThan(0)
    expect(drawn).toBeLessThanOrEqual(parts)
  }
})
