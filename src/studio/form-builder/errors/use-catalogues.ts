import { useMemo } from 'react'
import useSWR from 'swr'
import { catalogueChain, catalogueOf, type Locale } from '../../../../schemas/locale.ts'
import { mergeCatalogues } from '../../../lib/i18n/merge-catalogues.ts'
import { callStudio } from '../../call-studio.ts'
import { valueAt } from '../../json-path.ts'
import { useSiteLocales } from '../../site-locales.ts'

export interface Catalogues {
  has: (key: string) => boolean
  /** A text of the interface as players read it; empty: no catalogue has it. */
  textAt: (locale: Locale, path: readonly string[]) => string
  /** The language whose catalogue has that text. */
  languageAt: (locale: Locale, path: readonly string[]) => Locale | undefined
  /** All texts of a language; undefined: still loading. */
  textsOf: (locale: Locale) => Readonly<Record<string, unknown>> | undefined
}

/** The catalogues that make the texts of the site in all of its languages. */
export function useCatalogues(): Catalogues {
  const locales = useSiteLocales()
  const keys = useMemo(
    () => [...new Set(locales.flatMap(({ code }) => catalogueChain(locales, code)))],
    [locales],
  )
  const { data } = useSWR(['catalogues', ...keys], () =>
    Promise.all(keys.map((key) => callStudio('documents.read', { kind: 'messages', key }))),
  )
  return useMemo(() => {
    const bodies = new Map(keys.map((key, index) => [key, data?.[index]?.body]))
    const keyAt = (locale: Locale, path: readonly string[]) =>
      catalogueChain(locales, locale).findLast((key) => isText(valueAt(bodies.get(key), path)))
    return {
      has: (key) => bodies.get(key) !== undefined,
      textAt(locale, path) {
        const key = keyAt(locale, path)
        const text = key === undefined ? undefined : valueAt(bodies.get(key), path)
        return isText(text) ? text : ''
      },
      languageAt(locale, path) {
        const key = keyAt(locale, path)
        return locales.find(({ code }) => catalogueOf(code) === key)?.code
      },
      textsOf: (locale) =>
        data && mergeCatalogues(...catalogueChain(locales, locale).map((key) => bodies.get(key) ?? {})),
    }
  }, [data, keys, locales])
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
