import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { mount } from '../../tests/support/mount.tsx'
import { testConfig } from '../../tests/support/site-config.ts'
import { testAccount } from '../../tests/support/test-account.ts'
import { PlayReminder } from './play-reminder.tsx'

const config = {
  ...testConfig,
  functional: { ...testConfig.functional, realityCheck: { intervals: [15, 60], initial: 60 } },
}
const features = { responsibleGaming: true }
const open = (options = { account: testAccount, config, features }) =>
  mount(<PlayReminder {...bare} />, options)

beforeEach(() => localStorage.clear())

it('keeps the chosen interval, which begins with that of the site', async () => {
  const page = await open()
  const select = page.container.querySelector('select')
  expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual(['каждые 15 минут', 'каждые 60 минут'])
  expect(select?.value).toBe('60')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, '15')
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const again = await open()
  expect(again.container.querySelector('select')?.value).toBe('15')
})

it('is left out where nothing can be chosen', async () => {
  const fixed = {
    ...config,
    functional: { ...config.functional, realityCheck: { intervals: [], initial: 60 } },
  }
  expect((await open({ account: testAccount, config: fixed, features })).container.textContent).toBe('')
  const off = { responsibleGaming: false }
  expect((await open({ account: testAccount, config, features: off })).container.textContent).toBe('')
})
