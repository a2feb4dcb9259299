import { Editor } from '@tiptap/react'
import { act, useEffect, useState } from 'react'
import { fireEvent, within } from 'storybook/test'
import { Type } from 'typebox'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import { withValueAt } from '../../json-path.ts'
import english from '../../messages/en.json' with { type: 'json' }
import { ContractFields } from '../contract-fields.tsx'
import { isLinkAddress } from './link-address.ts'

const contract = Type.Object({ intro: Type.String({ format: 'rich-text', description: 'First lines' }) })
let render: Awaited<ReturnType<typeof showInStudio>>['render']
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
    <ContractFields
      contract={contract}
      value={held}
      onChange={(next, path) => setHeld((now: unknown) => withValueAt(now, path, next))}
      id="field"
      isReadOnly={isReadOnly}
      messages={messages}
      target={null}
    />
  )
}

const show = (props: HeldProps = {}) => render(<Held {...props} />)
const screen = () => within(document.body)
const text = () => screen().getByRole('textbox', { name: /Intro/ })
const button = (name: string) => screen().getByRole('button', { name })
function editorOf(element: HTMLElement): Editor {
  const editor: unknown = 'editor' in element ? element.editor : undefined
  if (!(editor instanceof Editor)) throw new Error('The text has no editor')
  return editor
}

beforeEach(async () => {
  vi.useFakeTimers()
  ;({ render } = await showInStudio(<Held />))
})
afterEach(() => void vi.useRealTimers())

it('is connected with its label and its message', async () => {
  expect(text().getAttribute('aria-required')).toBe('true')
  expect(text().hasAttribute('aria-invalid')).toBe(false)
  await show({ messages: new Map([['field/intro', 'Too long']]) })
  expect(text().getAttribute('aria-invalid')).toBe('true')
  const message = document.getElementById(text().getAttribute('aria-describedby') ?? '')
  // Its hint stays below.
  expect(message?.firstElementChild?.textContent).toBe('Too long')
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

it('can be edited only while its document can', async () => {
  await show({ isReadOnly: true })
  expect(text().getAttribute('contenteditable')).toBe('false')
  await show()
  expect(text().getAttribute('contenteditable')).toBe('true')
})

it.each(['example.com', '//example.com', 'mailto:', 'tel:me', 'javascript:alert(1)', 'https://a b'])(
  'takes no link to %s, which publishing rejects',
  (address) => expect(isLinkAddress(address)).toBe(false),
)

it.each(['/rules', '#top', 'https://example.com/a?b#c', 'tel:+998712000000', 'mailto:a@b.uz'])(
  'takes a link to %s',
  (address) => expect(isLinkAddress(address)).toBe(true),
)
