// @vitest-environment jsdom
import fc from 'fast-check'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { fireEvent } from 'storybook/test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFormStore, FormStoreContext } from './form-store.ts'
import { useDraft } from './use-draft.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Control({ value, onChange }: { value: string; onChange: (value: unknown) => void }) {
  const { text, change, commit } = useDraft({
    id: 'name',
    schema: { type: 'string' },
    value,
    toText: String,
    toValue: (typed) => typed,
    onChange,
  })
  return <input value={text} onChange={({ target }) => change(target.value)} onBlur={commit} />
}

/** A control whose owner returns each value after `delay` milliseconds, as a slow machine does. */
function mount(delay: number) {
  let received = ''
  const store = createFormStore({ strategy: 'eager', ask: () => Promise.resolve({ isTaken: true }) })
  const receive = (next: unknown) => {
    received = String(next)
    setTimeout(() => show(String(next)), delay)
  }
  const show = (value: string) =>
    act(() =>
      root.render(
        <FormStoreContext value={store}>
          <Control value={value} onChange={receive} />
        </FormStoreContext>,
      ),
    )
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  show('')
  const input = container.querySelector('input')
  if (!input) throw new Error('There is no control')
  return {
    input,
    show,
    received: () => received,
    type: (letter: string) => act(() => fireEvent.change(input, { target: { value: input.value + letter } })),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    unmount: () => act(() => root.unmount()),
  }
}

/** Letters and the pauses after them, in milliseconds: values are debounced for 300. */
const typing = fc.array(
  fc.record({
    letter: fc.constantFrom('a', 'b', 'c', 'd'),
    pause: fc.integer({ min: 1, max: 900 }),
    leaves: fc.boolean(),
  }),
  { minLength: 1, maxLength: 25 },
)

it('no letter is lost, however slowly the form returns what it has received', () => {
  fc.assert(
    fc.property(typing, fc.integer({ min: 0, max: 2000 }), (keys, delay) => {
      const { input, received, type, wait, unmount } = mount(delay)
      let typed = ''
      for (const { letter, pause, leaves } of keys) {
        typed += letter
        type(letter)
        expect(input.value).toBe(typed)
        if (leaves) act(() => fireEvent.blur(input))
        wait(pause)
        expect(input.value).toBe(typed)
      }
      wait(5000)
      expect([input.value, received()]).toEqual([typed, typed])
      unmount()
    }),
  )
})

it('a value that the form sets itself is shown, unless the player is typing', () => {
  const { input, show, received, type, wait, unmount } = mount(0)
  show('set')
  expect(input.value).toBe('set')
  type('!')
  show('other')
  expect(input.value).toBe('set!')
  wait(1000)
  expect([input.value, received()]).toEqual(['set!', 'set!'])
  show('set')
  expect(input.value).toBe('set')
  unmount()
})
