import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import messages from '../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { click, mount } from '../../../tests/support/mount.tsx'
import type { EnteredDay } from './day-range.ts'
import { DateInput } from './date-input.tsx'

const texts = messages.body.dates
const changed = vi.fn()

function Field({ start }: { start: string }) {
  const [value, setValue] = useState<EnteredDay>(start)
  const change = (day: EnteredDay) => {
    changed(day)
    setValue(day)
  }
  return (
    <>
      <label htmlFor="day">Day</label>
      <DateInput id="day" value={value} onChange={change} />
      <button onClick={() => setValue('')}>reset</button>
      <button onClick={() => setValue(start)}>restore</button>
    </>
  )
}

async function open(start = '') {
  changed.mockReset()
  const page = await mount(<Field start={start} />)
  const input = page.container.querySelector('input')
  if (input === null) throw new Error('no field')
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const leave = () => act(async () => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  const problem = () =>
    input.getAttribute('aria-invalid') === 'true'
      ? page.container.querySelector('[role=status]')?.textContent
      : ''
  return { ...page, input, type, leave, problem }
}

it('shows and takes days in the format of the site, and reports an incomplete one as none', async () => {
  const page = await open('2026-11-23')
  expect(page.input.value).toBe('23.11.2026')
  expect(page.input.placeholder).toBe(texts.placeholder)
  await page.type('0102')
  expect(page.input.value).toBe('01.02')
  expect(changed).toHaveBeenLastCalledWith(null)
  await page.type('01022026')
  expect(page.input.value).toBe('01.02.2026')
  expect(changed).toHaveBeenLastCalledWith('2026-02-01')
  await page.type('2026-03-04')
  expect(page.input.value).toBe('04.03.2026')
  await page.type('')
  expect(changed).toHaveBeenLastCalledWith('')
  expect(page.problem()).toBe('')
})

it('says that there is no such day, and that a day is not complete once the field is left', async () => {
  const page = await open()
  await page.type('31022026')
  expect(page.problem()).toBe(texts.wrong)
  expect(page.input.getAttribute('aria-describedby')).toBe('day-date')
  await page.type('3102')
  expect(page.problem()).toBe('')
  await page.leave()
  expect(page.problem()).toBe(texts.wrong)
  expect(changed.mock.calls).toEqual([[null]])
})

it('names an incomplete day when Enter sends the form', async () => {
  const page = await open('2026-11-23')
  await page.type('2311')
  await act(
    async () => void page.input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  )
  expect(page.problem()).toBe(texts.wrong)
})

it('follows its value when that is reset', async () => {
  const page = await open('2026-11-23')
  await click(page.control('reset'))
  expect(page.input.value).toBe('')
  await page.type('12')
  expect(page.input.value).toBe('12')
  await click(page.control('reset'))
  expect(page.input.value).toBe('')
  await click(page.control('restore'))
  expect(page.input.value).toBe('23.11.2026')
})
