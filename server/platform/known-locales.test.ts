import { expect, test, vi } from 'vitest'
import { assumedGeneralInfo } from './polling/general-info.ts'
import { builtInLocales } from '../../schemas/locale.ts'
import { inKnownLocales } from './known-locales.ts'

const kazakh = { code: 'kk', language: 'kk-KZ', name: 'Kazak', dir: 'ltr', isDefault: false } as const
const content = { locales: [...builtInLocales, { ...kazakh, fallback: 'ru' }] }

test.each([
  ['kk', ['uz', 'ru', 'kk'], 'kk'],
  ['kk', ['uz', 'ru'], 'ru'],
  ['kk', null, 'ru'],
  // Of another site, or of one that no longer has it.
  ['de', ['uz', 'ru'], 'uz'],
])('a page in %s calls a platform that knows %j in %s', async (locale, available, known) => {
  const call = vi.fn().mockResolvedValue(null)
  const current = () =>
    available === null ? null : { ...assumedGeneralInfo({}), available_locales: available }
  const platform = inKnownLocales({ call }, { general: { current }, content })
  await platform.call('account.getInfo', {}, { locale, isFramed: true })
  expect(call).toHaveBeenCalledExactlyOnceWith('account.getInfo', {}, { locale: known, isFramed: true })
})
