import { useEffect, useRef } from 'react'
import { isLocaleCode, type Locale } from '../../../schemas/locale.ts'
import { callApi } from '../../lib/api/client.ts'
import { isSessionOver } from '../../lib/api/page-errors.ts'
import { readCookie, writeCookie } from '../../lib/browser/cookies.ts'
import { localeCookieDays, localeCookies } from '../../lib/browser/locale-cookies.ts'
import { logProblem } from '../../lib/log.ts'
import { sessionStore, useSession } from '../../modules/session/index.ts'

function chosenBefore(): Locale | undefined {
  const value = readCookie(localeCookies[0])
  return isLocaleCode(value) ? value : undefined
}

/** The platform sends messages to the player in the language of the site. */
async function saveToAccount(locale: Locale): Promise<void> {
  try {
    await callApi('account.changelocale', { locale })
    const { account } = sessionStore.get()
    if (account !== null) sessionStore.set({ ...account, locale })
  } catch (error) {
    if (!isSessionOver(error)) logProblem('the language could not be saved to the account', error)
  }
}

/** What was loaded at the start has texts in the language of that time. */
async function refetchData(): Promise<void> {
  try {
    const { refetchInLanguage } = await import('../effects/player/refetch-lists.ts')
    await refetchInLanguage()
  } catch (error) {
    logProblem('the data of the start could not be asked for in another language', error)
  }
}

/**
 * Remembers the language of the page when it changes. The address always takes precedence; a remembered
 * language causes no redirect. `callLocale`: the language of the account for it, which the platform must know.
 */
export function useLocaleChoice(locale: Locale, callLocale = locale): void {
  const known = useRef<Locale>(undefined)
  const { account } = useSession()
  const accountLocale = account?.locale

  useEffect(() => {
    const isSwitched = known.current !== undefined && known.current !== locale
    const before = known.current ?? chosenBefore()
    known.current = locale
    if (isSwitched) void refetchData()
    if (before === undefined || before === locale) return
    for (const name of localeCookies) writeCookie(name, locale, localeCookieDays)
  }, [locale])

  useEffect(() => {
    if (accountLocale !== undefined && accountLocale !== callLocale) void saveToAccount(callLocale)
  }, [accountLocale, callLocale])
}
