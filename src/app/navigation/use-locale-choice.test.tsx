import useSWR, { mutate, SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, settle } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { useLocaleChoice } from './use-locale-choice.ts'

function Page({ locale, callLocale }: { locale: Locale; callLocale?: Locale }) {
  useLocaleChoice(locale, callLocale)
  return null
}

const written = vi.fn<(cookie: string) => void>()
const called = vi.fn<(url: string, body: string) => void>()
let remembered = ''

beforeEach(() => {
  remembered = ''
  vi.spyOn(document, 'cookie', 'set').mockImplementation(written)
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => remembered)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    called(
      new URL(url, 'http://site').pathname,
      init.body instanceof URLSearchParams ? init.body.toString() : '',
    )
    return Promise.resolve(Response.json({ data: 1 }))
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  written.mockReset()
  called.mockReset()
})

test('a change of language is stored in two cookies for 365 days, SameSite=Lax [LOC-08, LOC-09, LOC-10]', async () => {
  const page = await mount(<Page locale="uz" />)
  expect(written).not.toHaveBeenCalled()
  await page.render(<Page locale="ru" />)
  expect(written.mock.calls.flat()).toEqual([
    'i18n_redirected=ru; Path=/; Max-Age=31536000; SameSite=Lax',
    'i18n_locale=ru; Path=/; Max-Age=31536000; SameSite=Lax',
  ])
  expect(called).not.toHaveBeenCalled()
})

test('what the page displays of a player is requested again in another language [LOC-11]', async () => {
  // The switch of an earlier test requests its data as well.
  await vi.dynamicImportSettled()
  await settle()
  const load = vi.fn(() => Promise.resolve([]))
  function Player({ locale }: { locale: Locale }) {
    useSWR(['freespins.get', testAccount.uid], load)
    useSWR(['loyalty.getinfo', testAccount.uid], load)
    return <Page locale={locale} />
  }
  // The cache of the application, which tests of components do not share.
  const within = (locale: Locale) => (
    <SWRConfig value={SWRConfig.defaultValue}>
      <Player locale={locale} />
    </SWRConfig>
  )
  const page = await mount(within('uz'), { account: { ...testAccount, locale: 'uz' } })
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await page.render(within('ru'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4))
  await mutate(() => true, undefined, { revalidate: false })
})

test('a language other than the stored one counts as a change', async () => {
  remembered = 'other=1; i18n_redirected=ru'
  await mount(<Page locale="uz" />)
  expect(written.mock.calls[0]?.[0]).toMatch(/^i18n_redirected=uz;/)
})

test('the account of a player adopts the language of the page [LOC-07, START-02]', async () => {
  await mount(<Page locale="uz" />, { account: { ...testAccount, locale: 'ru' } })
  await settle()
  expect(called).toHaveBeenCalledExactlyOnceWith('/api/account/changelocale', 'locale=uz')
})

test('an account in the language of the page is not changed', async () => {
  await mount(<Page locale="ru" />, { account: { ...testAccount, locale: 'ru' } })
  await settle()
  expect(called).not.toHaveBeenCalled()
})

test('an account has the language that the platform knows for a page in another one', async () => {
  const account = { ...testAccount, locale: 'ru' }
  const page = await mount(<Page locale="kk" callLocale="ru" />, { account })
  await settle()
  expect(called).not.toHaveBeenCalled()
  await page.render(<Page locale="tg" callLocale="uz" />)
  await settle()
  expect(called).toHaveBeenCalledExactlyOnceWith('/api/account/changelocale', 'locale=uz')
})
