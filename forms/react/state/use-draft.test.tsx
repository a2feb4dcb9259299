import fc from 'fast-check'
import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { fireEvent } from 'storybook/test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFormStore, FormStoreContext } from './form-store.ts'
import { useDraft, useDraftText } from './use-draft.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface ControlProps {
  value: string
  onChange: (value: unknown) => void
}

const useNameDraft = ({ value, onChange }: ControlProps) =>
  useDraft('name', { schema: { type: 'string' }, value, toText: String, toValue: (typed) => typed, onChange })

/** Renders its text, as the widgets of the Studio do. */
function Rendered(props: ControlProps) {
  const { draft } = useNameDraft(props)
  const text = useDraftText(draft)
  return <input value={text} onChange={({ target }) => draft.change(target.value)} onBlur={draft.commit} />
}

/** Shows its text by itself, as the controls of players do. */
function OnItsOwn(props: ControlProps) {
  const { draft } = useNameDraft(props)
  return (
    <input
      ref={draft.attach}
      defaultValue={draft.firstText}
      onChange={({ target }) => draft.change(target.value)}
      onBlur={draft.commit}
    />
  )
}

/** A control whose owner returns each value after `delay` milliseconds, as a slow machine does. */
function mount(Control: ComponentType<ControlProps>, delay: number) {
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

describe.each([
  ['renders its text', Rendered],
  ['shows its text by itself', OnItsOwn],
])('a control that %s', (_, Control) => {
  it('no letter is lost, however slowly the form returns what it has received', () => {
    fc.assert(
      fc.property(typing, fc.integer({ min: 0, max: 2000 }), (keys, delay) => {
        const { input, received, type, wait, unmount } = mount(Control, delay)
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
    const { input, show, received, type, wait, unmount } = mount(Control, 0)
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
})
