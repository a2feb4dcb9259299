import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { configOf } from '../../.storybook/site.ts'
import { mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { setBalanceHidden } from '../../src/lib/preferences/hidden-balance.ts'
import { emitChange } from '../../src/modules/account/index.ts'
import { AccountFrame } from './account-frame.tsx'

afterEach(() => {
  setBalanceHidden(false)
})

const frame = <AccountFrame {...bare} props={{ title: 'Личные данные', menu: 'profile' }} />
const config = configOf('ru')
const money = (amount: string) => ({ amount, currency: 'UZS' })
const balance = {
  balance_main: money('1284500.00'),
  balance_bonus: money('50000.00'),
  balance_betting_bonus: money('0.00'),
  balance_fun: money('10000.00'),
}
const platform = () => testPlatform({ 'account.getBalance': () => ({ data: balance }) })

function sections(container: HTMLElement): string[] {
  return [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '')
}

it('links to the sections of the profile that are switched on [PROF-03, PROF-04]', async () => {
  platform()
  const features = {
    responsibleGaming: true,
    identityVerification: true,
    betHistory: true,
    gameHistoryExport: true,
    notifications: true,
  }
  const on = await mount(frame, { account: testAccount, config, features })
  expect(sections(on.container)).toEqual([
    '/ru/profile/settings',
    '/ru/profile/verification',
    '/ru/profile/security',
    '/ru/cashier/deposit',
    '/ru/profile/bonuses',
    '/ru/profile/cashback',
    '/ru/profile/loyalty',
    '/ru/profile/play',
    '/ru/profile/bets/history',
    '/ru/profile/bets/exports',
    '/ru/profile/notifications',
    '/ru/profile/notification',
    '/ru/profile/responsible-game',
  ])
  await on.unmount()
  const off = await mount(frame, { account: testAccount, config })
  expect(sections(off.container)).toEqual([
    '/ru/profile/settings',
    '/ru/profile/security',
    '/ru/cashier/deposit',
    '/ru/profile/bonuses',
    '/ru/profile/cashback',
    '/ru/profile/loyalty',
    '/ru/profile/notification',
  ])
})

it('breaks the balance down, without play money [PROF-08]', async () => {
  platform()
  const page = await mount(frame, { account: testAccount, config })
  await settle()
  const parts = [...page.container.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(parts).toEqual(['Основной1,284,500\u00a0сум', 'Бонусный50,000\u00a0сум', 'Бонус на спорт0\u00a0сум'])
})

it('shows no amount if the player hides the balance', async () => {
  platform()
  setBalanceHidden(true)
  const page = await mount(frame, { account: testAccount, config })
  await settle()
  expect(page.container.querySelector('dl')?.textContent).not.toMatch(/\d/)
  expect(page.container.querySelector('dl')?.textContent).toContain('Баланс скрыт')
})

it.each([
  [undefined, 'ДКДилшод К.'],
  ['', testAccount.fakename],
])('with the own name %j of the account, names the player %s', async (own_name, shown) => {
  const profile = {
    first_name: 'Дилшод',
    last_name: 'Каримов',
    sex: 0,
    birth_date: null,
    document_number: '',
    country: '',
    country_code: 'UZ',
    region: '',
    home_town: '',
    address: '',
    postcode: '',
    contacts: [],
  }
  testPlatform({
    'account.getBalance': () => ({ data: balance }),
    'account.getprofileinfo': () => ({ data: profile }),
  })
  const account = { ...testAccount, ...(own_name !== undefined && { own_name }) }
  const page = await mount(frame, { account, config })
  await settle()
  expect(page.container.textContent).toContain(shown)
})

it('names the player and counts what waits in the sections', async () => {
  let waiting = 4
  testPlatform({
    'account.getBalance': () => ({ data: balance }),
    'bonuses.get': () => ({ data: { items: [], total: waiting } }),
    'notifications.getlist': () => ({
      data: { items: [], offset: 0, limit: 1, total: 0, unread: { money: 1, bonus: 0, game: 2, account: 0 } },
    }),
  })
  const page = await mount(frame, {
    account: {
      ...testAccount,
      own_name: 'Дилшод К.',
      is_verified: false,
      is_on_verification: false,
      is_kyc_block_enabled: true,
    },
    config,
    features: { identityVerification: true, notifications: true },
  })
  await settle()
  expect(page.container.textContent).toContain('ДКДилшод К.')
  expect(page.container.querySelector('a[href="/ru/profile/verification"]')?.textContent).toContain(
    'ожидает 1',
  )
  expect(page.container.querySelector('a[href="/ru/profile/bonuses"]')?.textContent).toContain('ожидают 4')
  expect(page.container.querySelector('a[href="/ru/profile/notifications"]')?.textContent).toContain(
    'ожидают 3',
  )
  waiting = 3
  await act(async () => emitChange('bonuses'))
  await settle()
  expect(page.container.querySelector('a[href="/ru/profile/bonuses"]')?.textContent).toContain('ожидают 3')
})
