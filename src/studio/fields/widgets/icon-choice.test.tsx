import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { fireEvent, within } from 'storybook/test'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Type } from 'typebox'
import { iconReference } from '../../../../schemas/documents/reference.ts'
import { iconNames } from '../../../../schemas/icon-names.ts'
import { LanguageProvider } from '../../language-provider.tsx'
import { StudioSessionContext } from '../../session/use-session.ts'
import { ContractFields } from '../contract-fields.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

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
const user = {
  id: 1,
  login: 'aziza',
  name: 'Aziza',
  role: 'viewer' as const,
  isActive: true,
  hasSecondFactor: false,
  hasApp: false,
}
const contract = Type.Object({ icon: iconReference('Icon of the entry') })
const screen = () => within(document.body)

let root: Root
const onChange = vi.fn()
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json({ data: url.includes('media') ? [item] : null })),
  )
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
})
afterEach(async () => {
  await act(async () => root.unmount())
  onChange.mockReset()
  document.body.replaceChildren()
})

const show = (icon: string, isReadOnly = false) =>
  act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <LanguageProvider choice={{ language: 'en', choose: () => undefined }}>
          <StudioSessionContext value={{ user, signOut: () => undefined }}>
            <MemoryRouter>
              <ContractFields
                contract={contract}
                value={{ icon }}
                onChange={onChange}
                id="entry"
                isReadOnly={isReadOnly}
                messages={new Map()}
                target={null}
              />
            </MemoryRouter>
          </StudioSessionContext>
        </LanguageProvider>
      </SWRConfig>,
    ),
  )

it('offers the icons of the site, and an own picture of the library', async () => {
  await show('star')
  const offered = [...document.querySelectorAll('datalist option')].map((option) =>
    option.getAttribute('value'),
  )
  expect(offered).toEqual([...iconNames, address])
  const own = screen().getByRole('button', { name: 'Own picture: Icon' })
  own.focus()
  expect(document.activeElement).toBe(own)
  await act(async () => void fireEvent.click(own))
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
