import { act, useState } from 'react'
import { Type } from 'typebox'
import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import { withValueAt } from '../../json-path.ts'
import messages from '../../messages/en.json' with { type: 'json' }
import { ContractFields } from '../contract-fields.tsx'

const texts = messages.files.sound
const contract = Type.Object({ sound: Type.Optional(Type.String({ picks: 'sound' })) })
const addressOf = (letter: string) => `/media/sounds/${letter.repeat(32)}.mp3`
let value: unknown
function Form({ initial, isReadOnly }: { initial: object; isReadOnly: boolean }) {
  const [held, setHeld] = useState<unknown>(initial)
  return (
    <ContractFields
      contract={contract}
      value={held}
      onChange={(next, path) => {
        value = withValueAt(held, path, next)
        setHeld(value)
      }}
      id="field"
      isReadOnly={isReadOnly}
      messages={new Map()}
      target={null}
    />
  )
}

async function show(initial: object, isReadOnly = false): Promise<HTMLSelectElement> {
  value = initial
  const files = [
    { address: addressOf('a'), kind: 'sound', name: 'ding.mp3' },
    { address: addressOf('b').replace('sounds', 'fonts'), kind: 'font', name: 'brand.woff2' },
  ]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: files })))
  await showInStudio(<Form initial={initial} isReadOnly={isReadOnly} />)
  await act(async () => new Promise((done) => setTimeout(done, 0)))
  const select = document.querySelector('select')
  if (!select) throw new Error('no choice of a sound')
  return select
}
const optionsOf = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text)
const choose = (select: HTMLSelectElement, chosen: string) =>
  act(async () => {
    select.value = chosen
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

it('offers the sounds of the library and that of the site', async () => {
  const select = await show({})
  expect(optionsOf(select)).toEqual([texts.builtIn, 'ding.mp3'])
  await choose(select, addressOf('a'))
  expect(value).toEqual({ sound: addressOf('a') })
  await choose(select, '')
  expect(value).toEqual({})
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/media?tab=sounds')
})

it('keeps a sound that the library does not have', async () => {
  const select = await show({ sound: addressOf('c') })
  expect(optionsOf(select)).toEqual([texts.builtIn, 'ding.mp3', addressOf('c')])
  expect(select.value).toBe(addressOf('c'))
})

it('cannot be changed by those who only read', async () => {
  expect((await show({}, true)).disabled).toBe(true)
})
