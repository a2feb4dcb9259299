import { act } from 'react'
import { fireEvent } from 'storybook/test'
import { afterEach, expect, it, vi } from 'vitest'
import { Period } from '../../../schemas/documents/blocks/period.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { setSiteTimeZone } from '../site-time-zone.ts'
import { ContractFields } from './contract-fields.tsx'

afterEach(() => setSiteTimeZone(undefined))

it('moments are those of the site’s time zone, which their fields name', async () => {
  setSiteTimeZone('Pacific/Kiritimati')
  const onChange = vi.fn()
  const { container } = await showInStudio(
    <ContractFields
      contract={Period}
      value={{ begins: '2026-12-04T04:00:00.000Z' }}
      onChange={onChange}
      id="field"
      isReadOnly={false}
      messages={new Map()}
      target={null}
    />,
  )
  const [begins, ends] = container.querySelectorAll<HTMLInputElement>('input[type=datetime-local]')
  expect(begins?.value).toBe('2026-12-04T18:00')
  expect(container.textContent).toContain('Time of the site: Pacific/Kiritimati, GMT+14.')
  await act(async () => ends && fireEvent.change(ends, { target: { value: '2026-12-06T23:59' } }))
  expect(onChange).toHaveBeenCalledWith('2026-12-06T09:59:00.000Z', ['ends'])
})
