import { act } from 'react'
import { fireEvent, within } from 'storybook/test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Type } from 'typebox'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import { iconReference } from '../../../../schemas/documents/reference.ts'
import { iconNames } from '../../../../schemas/icon-names.ts'
import { ContractFields } from '../contract-fields.tsx'

const address = `/media/${'a'.repeat(32)}-640x640.png`
const item = {
  address,
  name: 'club.png',
  width: 640,
  height: 640,
  size: 900,
  alt: { uz: 'Klub', ru: 'Клуб' },
  folder: '',
  tags: [],
  focus: null,
  uploadedAt: '2026-01-01T00:00:00.000Z',
  uploadedBy: 'Aziza',
}
const contract = Type.Object({ icon: iconReference('Icon of the entry') })
const screen = () => within(document.body)

const onChange = vi.fn()
beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json({ data: url.includes('media') ? [item] : null })),
  )
})
afterEach(() => void onChange.mockReset())

const show = (icon: string, isReadOnly = false) =>
  showInStudio(
    <ContractFields
      contract={contract}
      value={{ icon }}
      onChange={onChange}
      id="entry"
      isReadOnly={isReadOnly}
      messages={new Map()}
      target={null}
    />,
    { role: 'viewer' },
  )

it('offers the icons of the site by picture or name, and an own picture of the library', async () => {
  await show('star')
  const offered = [...document.querySelectorAll('datalist option')].map((option) =>
    option.getAttribute('value'),
  )
  expect(offered).toEqual([...iconNames, address])
  const choose = screen().getByRole('button', { name: 'Choose by picture: Icon' })
  await act(async () => void fireEvent.click(choose))
  expect(screen().getByRole('button', { pressed: true, name: 'Star' }).querySelector('svg')).not.toBeNull()
  await act(async () => void fireEvent.click(screen().getByRole('button', { name: 'Bell' })))
  expect(onChange).toHaveBeenCalledWith('bell', ['icon'])
  await act(async () => void fireEvent.click(choose))
  await act(async () => void fireEvent.click(screen().getByRole('button', { name: 'Media library' })))
  await act(async () => void fireEvent.click(await screen().findByRole('button', { name: /club\.png/ })))
  expect(onChange).toHaveBeenCalledWith(address, ['icon'])
})

it('shows an own picture and its file name', async () => {
  await show(address)
  const shown = document.querySelector('img')
  expect(shown?.getAttribute('src')).toBe(`/media/${'a'.repeat(32)}-640x640/320.webp`)
  expect(shown?.getAttribute('alt')).toBe('')
  expect(document.body.textContent).toContain('club.png')
})

it('offers no own picture to who may not edit', async () => {
  await show('star', true)
  expect(screen().queryByRole('button')).toBeNull()
})
