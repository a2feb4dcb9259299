// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { fireEvent, within } from 'storybook/test'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { Theme } from '../../../../schemas/documents/theme/theme.ts'
import { LanguageProvider } from '../../language-provider.tsx'
import messages from '../../messages/en.json' with { type: 'json' }
import { ContractFields } from '../contract-fields.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('offers the fonts of the site and of the library', async () => {
  const address = `/media/fonts/${'a'.repeat(32)}.woff2`
  const files = [{ address, kind: 'font', name: 'brand.woff2', font: { family: 'Brand' } }]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: files })))
  const onChange = vi.fn()
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <LanguageProvider choice={{ language: 'en', choose: () => undefined }}>
          <MemoryRouter>
            <ContractFields
              contract={Theme.properties.fonts}
              value={{ text: 'onest', display: 'system' }}
              onChange={onChange}
              id="fonts"
              isReadOnly={false}
              messages={new Map()}
              target={null}
            />
          </MemoryRouter>
        </LanguageProvider>
      </SWRConfig>,
    ),
  )
  const select = within(document.body).getByLabelText(/Text/)
  expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    ...Object.values(messages.files.font.builtIn),
    'Brand (brand.woff2)',
  ])
  await act(async () => void fireEvent.change(select, { target: { value: address } }))
  expect(onChange).toHaveBeenCalledWith(address, ['text'])
})
