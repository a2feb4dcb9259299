import { act, useEffect, useState } from 'react'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fireEvent, within } from 'storybook/test'
import { Action } from '../../../schemas/documents/blocks/action.ts'
import { localizedText } from '../../../schemas/documents/localized.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { valueAt, withValueAt, type JsonPath } from '../json-path.ts'
import { ContractFields } from './contract-fields.tsx'
import { FreshRowContext } from './fresh-row.ts'
import { WhileTypingContext } from './while-typing.ts'

const contract = Type.Object(
  {
    title: localizedText(12, 'What it is called'),
    text: Type.Optional(localizedText(200, 'A sentence')),
    size: Type.Enum(['s', 'm'], { description: 'How big' }),
    count: Type.Optional(Type.Integer()),
    link: Type.Optional(Type.Object({ to: Type.String(), isNew: Type.Optional(Type.Boolean()) })),
    items: Type.Array(Type.Object({ name: Type.String(), action: Type.Optional(Action) }), { maxItems: 3 }),
    labels: Type.Optional(Type.Record(Type.String(), Type.String())),
    anything: Type.Optional(Type.Unknown()),
    isOn: Type.Optional(Type.Boolean({ default: true })),
    entries: Type.Optional(
      Type.Array(Type.Object({ id: Type.String({ generated: true }), label: Type.String() })),
    ),
  },
  { additionalProperties: false },
)
const first = { title: { uz: 'Bir', ru: 'Один' }, size: 's', items: [{ name: 'a' }, { name: 'b' }], odd: 1 }

let render: Awaited<ReturnType<typeof showInStudio>>['render']
let value: unknown
/** What the fields reported while a text was typed. */
let unfinished: unknown[]
let show: (messages?: ReadonlyMap<string, string>, target?: { path: JsonPath }) => Promise<void>

/** Rows that the fields named as just added. */
let freshRows: (string | null)[]
const addFresh = (id: string | null) => void freshRows.push(id)

let isTyping = false
function whileTyping(change: () => void) {
  isTyping = true
  change()
  isTyping = false
}

function Held({
  messages,
  target,
}: {
  messages: ReadonlyMap<string, string>
  target: { path: JsonPath } | null
}) {
  const [held, setHeld] = useState<unknown>(first)
  useEffect(() => {
    value = held
  })
  return (
    <WhileTypingContext value={whileTyping}>
      <FreshRowContext value={addFresh}>
        <ContractFields
          contract={contract}
          value={held}
          onChange={(next, path) =>
            isTyping ? unfinished.push(next) : setHeld((now: unknown) => withValueAt(now, path, next))
          }
          id="field"
          isReadOnly={false}
          messages={messages}
          target={target}
        />
      </FreshRowContext>
    </WhileTypingContext>
  )
}

const none: ReadonlyMap<string, string> = new Map()

beforeEach(async () => {
  unfinished = []
  freshRows = []
  vi.useFakeTimers()
  ;({ render } = await showInStudio(null))
  show = (messages = none, target) => render(<Held messages={messages} target={target ?? null} />)
  await show()
})
afterEach(() => void vi.useRealTimers())

it('a target takes the focus, but not from somebody who writes a comment', async () => {
  const comment = document.body.appendChild(document.createElement('textarea'))
  comment.focus()
  await show(none, { path: ['title'] })
  expect(document.activeElement).toBe(comment)
  comment.remove()
  await show(none, { path: ['title'] })
  expect(document.activeElement?.id).toBe('field/title')
})

const screen = () => within(document.body)
const group = (name: RegExp) => within(screen().getByRole('group', { name }))
/** Types faster than any user and waits for the debounce. */
function type(field: HTMLElement, text: string) {
  act(() => void fireEvent.change(field, { target: { value: text } }))
  act(() => void vi.advanceTimersByTime(300))
}
const press = (button: HTMLElement) => act(() => void fireEvent.click(button))

describe('fields of a contract', () => {
  it('show a switch that is on by default as on, until it is switched off', () => {
    const own = screen().getByRole('checkbox', { name: /^On/ })
    expect(own).toHaveProperty('checked', true)
    press(own)
    expect(value).toMatchObject({ isOn: false })
    expect(own).toHaveProperty('checked', false)
  })

  it('make ids that nobody sees, also for a copied row', () => {
    const entries = group(/^Entries/)
    const add = entries.getAllByRole('button', { name: 'Add' }).at(-1)
    if (add) press(add)
    type(entries.getByLabelText('Label'), 'Rules')
    press(entries.getByRole('button', { name: 'Copy: Rules' }))
    expect(entries.queryByLabelText('Id')).toBeNull()
    const rows = Value.Parse(Type.Array(Type.Object({ id: Type.String() })), valueAt(value, ['entries']))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
  })

  it('name a row as fresh until the focus leaves it', () => {
    const items = group(/^Items/)
    press(items.getByRole('button', { name: 'Add' }))
    expect(freshRows).toEqual(['field/items/2'])
    act(() =>
      group(/^Title/)
        .getByLabelText('Русский')
        .focus(),
    )
    expect(freshRows).toEqual(['field/items/2', null])
  })

  it('do not change the value when shown, and keep unknown properties', () => {
    expect(value).toBe(first)
    expect(document.body.textContent).toContain('odd')
    type(group(/^Title/).getByLabelText('Русский'), 'Два')
    expect(value).toEqual({ ...first, title: { uz: 'Bir', ru: 'Два' } })
  })

  it('report each key at once, before the text is finished', () => {
    const field = group(/^Title/).getByLabelText('Русский')
    act(() => void fireEvent.change(field, { target: { value: 'Д' } }))
    act(() => void fireEvent.change(field, { target: { value: 'Дв' } }))
    expect(unfinished).toEqual([
      { uz: 'Bir', ru: 'Д' },
      { uz: 'Bir', ru: 'Дв' },
    ])
    expect(value).toBe(first)
    act(() => void vi.advanceTimersByTime(300))
    expect(value).toEqual({ ...first, title: { uz: 'Bir', ru: 'Дв' } })
  })

  it('keep the other language when one is edited', () => {
    const uz = group(/^Title/).getByLabelText('Oʻzbekcha')
    type(uz, 'Ikki')
    type(group(/^Title/).getByLabelText('Русский'), 'Два')
    expect(value).toMatchObject({ title: { uz: 'Ikki', ru: 'Два' } })
    expect(group(/^Title/).getByText('4/12')).toBeTruthy()
  })

  it('omit a text that is empty in every language', () => {
    type(group(/^Text/).getByLabelText('Русский'), 'Слова')
    expect(value).toMatchObject({ text: { uz: '', ru: 'Слова' } })
    type(group(/^Text/).getByLabelText('Русский'), '')
    expect(value).not.toHaveProperty('text')
  })

  it('add an optional value with all its required parts, and remove it', () => {
    press(group(/^Link/).getByRole('button', { name: 'Add' }))
    expect(value).toMatchObject({ link: { to: '' } })
    press(group(/^Link/).getByRole('button', { name: 'Remove' }))
    expect(value).not.toHaveProperty('link')
  })

  it('add, move, copy and remove rows', () => {
    press(group(/^Items/).getByRole('button', { name: 'Move down: a' }))
    expect(value).toMatchObject({ items: [{ name: 'b' }, { name: 'a' }] })
    press(group(/^Items/).getByRole('button', { name: 'Copy: b' }))
    expect(value).toMatchObject({ items: [{ name: 'b' }, { name: 'b' }, { name: 'a' }] })
    // The contract allows three rows.
    expect(group(/^Items/).queryByRole('button', { name: 'Add' })).toBeNull()
    press(group(/^Items/).getByRole('button', { name: 'Remove: a' }))
    press(group(/^Items/).getByRole('button', { name: 'Add' }))
    expect(value).toMatchObject({ items: [{ name: 'b' }, { name: 'b' }, { name: '' }] })
  })

  it('switch between alternatives, each with its own fields', () => {
    press(group(/^Items/).getByRole('button', { name: 'a' }))
    press(group(/^Action/).getByRole('button', { name: 'Add' }))
    expect(value).toMatchObject({
      items: [{ name: 'a', action: { type: 'navigate', to: '' } }, { name: 'b' }],
    })
    act(() => void fireEvent.change(screen().getByLabelText('Action'), { target: { value: '1' } }))
    expect(value).toMatchObject({
      items: [{ name: 'a', action: { type: 'openPopup', popup: '' } }, { name: 'b' }],
    })
    expect(screen().getByLabelText('Popup')).toBeTruthy()
  })

  it('accept any value as JSON once it is valid', () => {
    const field = screen().getByLabelText(/^Anything/)
    act(() => void fireEvent.change(field, { target: { value: '{"a":' } }))
    act(() => void fireEvent.focusOut(field))
    expect(value).not.toHaveProperty('anything')
    expect(document.body.textContent).toContain('not valid JSON')
    act(() => void fireEvent.change(field, { target: { value: '{"a":1}' } }))
    act(() => void fireEvent.focusOut(field))
    expect(value).toMatchObject({ anything: { a: 1 } })
  })

  it('show issues at their fields and expand the row of an issue', async () => {
    expect(document.getElementById('field/items/1/name')).toBeNull()
    await show(new Map([['field/items/1/name', 'Is taken']]), { path: ['items', '1', 'name'] })
    const field = document.getElementById('field/items/1/name')
    expect(field).toBe(document.activeElement)
    expect(field?.getAttribute('aria-invalid')).toBe('true')
    expect(document.body.textContent).toContain('Is taken')
  })
})

it('rows of a list are named in the language of the Studio', async () => {
  const slides = Type.Object({ slides: Type.Array(Type.Object({ headline: localizedText(40, 'Headline') })) })
  await showInStudio(
    <ContractFields
      contract={slides}
      value={{
        slides: [{ headline: { uz: 'Birinchi', ru: 'Первый' } }, { headline: { uz: 'Ikki', ru: '' } }],
      }}
      onChange={() => undefined}
      id="slides"
      isReadOnly={false}
      messages={none}
      target={null}
    />,
    { language: 'ru' },
  )
  expect(screen().getByRole('button', { name: 'Первый' })).toBeTruthy()
  // A row without a text in it has that of another language.
  expect(screen().getByRole('button', { name: 'Ikki' })).toBeTruthy()
})
