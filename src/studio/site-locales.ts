import { createStore, useStore } from 'zustand'
import { languagesOf } from '../../schemas/documents/settings/language-settings.ts'
import type { Locale, SiteLanguage } from '../../schemas/locale.ts'

/** Until they are read, the site is taken to have the built-in languages only. */
const store = createStore<readonly SiteLanguage[]>(() => languagesOf(undefined))

/** The languages of the edited site as it will be published, in the order of the switch. */
export const siteLocales = (): readonly SiteLanguage[] => store.getState()

/** The same for components, which are drawn again when the languages change. */
export const useSiteLocales = (): readonly SiteLanguage[] => useStore(store)

export function setSiteLocales(locales: readonly SiteLanguage[]): void {
  store.setState(locales, true)
}

/** The own name of a language; its code if the site does not have it. */
export const localeName = (locale: Locale): string =>
  siteLocales().find(({ code }) => code === locale)?.name ?? locale

export const isSiteLocale = (value: unknown): value is Locale =>
  siteLocales().some(({ code }) => code === value)
