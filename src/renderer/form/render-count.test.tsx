// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fireEvent, waitFor } from 'storybook/test'
import { benchForm, typedField } from '../../../tests/bench/forms/schema.ts'

vi.mock('../render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const count = 100
let takeDrawn: () => number
const loadSupport = () => import('../../../tests/support/show-form.tsx')
let formSupport: Awaited<ReturnType<typeof loadSupport>>

const isCounter = (value: unknown): value is () => number => typeof value === 'function'

// The counter must be installed before React is loaded.
beforeAll(async () => {
  runInThisContext(readFileSync('tests/bench/forms/count-renders.js', 'utf8'))
  const taken: unknown = Reflect.get(globalThis, 'takeDrawn')
  if (!isCounter(taken)) throw new Error('no counter')
  takeDrawn = taken
  formSupport = await loadSupport()
})
afterEach(() => formSupport.hideForms())

async function typedInto() {
  await formSupport.showForm({ form: benchForm(count) })
  const field = document.querySelector(`input[name="${typedField(count)}"]`)
  if (!(field instanceof HTMLInputElement)) throw new Error('no field')
  takeDrawn()
  return field
}

test('renders only the control for a key and updates the form after the debounce', async () => {
  const field = await typedInto()
  const text = 'abcdefghij'
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.change(field, { target: { value: text.slice(0, length) } })
    expect(takeDrawn()).toBeLessThanOrEqual(2)
  }
  let drawn = 0
  await waitFor(() => expect((drawn += takeDrawn())).toBeGreaterThan(0))
  await new Promise((done) => setTimeout(done, 300))
  // The field and its ancestors, including rjsf's components, but not the hundred sibling fields.
  expect(drawn).toBeLessThanOrEqual(21)
  expect(takeDrawn()).toBe(0)
})
