import { act } from 'react'
import { fireEvent, within } from 'storybook/test'
import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import { Theme } from '../../../../schemas/documents/theme/theme.ts'
import messages from '../../messages/en.json' with { type: 'json' }
import { ContractFields } from '../contract-fields.tsx'

it('offers the fonts of the site and of the library', async () => {
  const address = `/media/fonts/${'a'.repeat(32)}.woff2`
  const files = [{ address, kind: 'font', name: 'brand.woff2', font: { family: 'Brand' } }]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: files })))
  const onChange = vi.fn()
  await showInStudio(
    <ContractFields
      contract={Theme.properties.fonts}
      value={{ text: 'onest', display: 'system' }}
      onChange={onChange}
      id="fonts"
      isReadOnly={false}
      messages={new Map()}
      target={null}
    />,
  )
  const select = within(document.body).getByLabelText(/Text/)
  expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    ...Object.values(messages.files.font.builtIn),
    'Brand (brand.woff2)',
  ])
  await act(async () => void fireEvent.change(select, { target: { value: address } }))
  expect(onChange).toHaveBeenCalledWith(address, ['text'])
})
