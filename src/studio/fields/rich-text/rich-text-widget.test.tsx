import { Editor } from '@tiptap/react'
import { act, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { fireEvent, within } from 'storybook/test'
import { Type } from 'typebox'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withValueAt } from '../../json-path.ts'
import { LanguageProvider } from '../../language-provider.tsx'
import english from '../../messages/en.json' with { type: 'json' }
import { ContractFields } from '../contract-fields.tsx'
import { isLinkAddress } from './markup.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const contract = Type.Object({ intro: Type.String({ format: 'rich-text', description: 'First lines' }) })
let root: Root
let value: unknown

interface HeldProps {
  isReadOnly?: boolean
  messages?: ReadonlyMap<string, string>
}

function Held({ isReadOnly = false, messages = new Map<string, string>() }: HeldProps) {
  const [held, setHeld] = useState<unknown>({ intro: '<p>Salom</p>' })
  useEffect(() => {
    value = held
  })
  return (
    <LanguageProvider choice={{ language: 'en', choose: () => undefined }}>
      <MemoryRouter>
        <ContractFields
          contract={contract}
          value={held}
          onChange={(next, path) => setHeld((now: unknown) => withValueAt(now, path, next))}
          id="field"
          isReadOnly={isReadOnly}
          messages={messages}
          target={null}
        />
      </MemoryRouter>
    </LanguageProvider>
  )
}

const show = (props: HeldProps = {}) => act(() => root.render(<Held {...props} />))
const screen = () => within(document.body)
const text = () => screen().getByRole('textbox', { name: /Intro/ })
const button = (name: string) => screen().getByRole('button', { name })
function editorOf(element: HTMLElement): Editor {
  const editor: unknown = 'editor' in element ? element.editor : undefined
  if (!(editor instanceof Editor)) throw new Error('The text has no editor')
  return editor
}

beforeEach(() => {
  vi.useFakeTimers()
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  show()
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('is connected with its label and its message', () => {
  expect(text().getAttribute('aria-required')).toBe('true')
  expect(text().hasAttribute('aria-invalid')).toBe(false)
  show({ messages: new Map([['field/intro', 'Too long']]) })
  expect(text().getAttribute('aria-invalid')).toBe('true')
  const message = document.getElementById(text().getAttribute('aria-describedby') ?? '')
  expect(message?.textContent).toBe('Too long')
})

it('gets the focus by a click on its label', () => {
  act(() => void fireEvent.click(screen().getByText('Intro')))
  expect(document.activeElement).toBe(text())
})

it('is left only when the focus leaves its toolbar too', () => {
  act(() => void editorOf(text()).commands.setContent('<p>Xayr</p>'))
  act(() => void fireEvent.focusOut(text(), { relatedTarget: button(english.richText.bold) }))
  expect(value).toEqual({ intro: '<p>Salom</p>' })
  act(() => void fireEvent.focusOut(text(), { relatedTarget: document.body }))
  expect(value).toEqual({ intro: '<p>Xayr</p>' })
})

it('has the focus after Escape in the form of a link', () => {
  act(() => button(english.richText.link).click())
  const address = screen().getByLabelText(english.richText.address)
  act(() => void fireEvent.keyDown(address, { key: 'Escape' }))
  expect(screen().queryByLabelText(english.richText.address)).toBeNull()
  expect(document.activeElement).toBe(text())
})

it('can be edited only while its document can', () => {
  show({ isReadOnly: true })
  expect(text().getAttribute('contenteditable')).toBe('false')
  show()
  expect(text().getAttribute('contenteditable')).toBe('true')
})

it.each(['example.com', '//example.com', 'mailto:a@b.uz', 'javascript:alert(1)', 'https://a b'])(
  'takes no link to %s, which publishing rejects',
  (address) => expect(isLinkAddress(address)).toBe(false),
)

it.each(['/rules', '#top', 'http://example.com', 'https://example.com/a?b#c'])(
  'takes a link to %s',
  (address) => expect(isLinkAddress(address)).toBe(true),
)
