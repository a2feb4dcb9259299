import useSWR from 'swr'
import { catalogueChain, type Locale } from '../../../../schemas/locale.ts'
import { callStudio } from '../../call-studio.ts'
import { valueAt } from '../../json-path.ts'
import { useSiteLocales } from '../../site-locales.ts'

export interface Catalogues {
  has: (key: string) => boolean
  /** A text of the interface as players read it; empty: no catalogue has it. */
  textAt: (locale: Locale, path: readonly string[]) => string
}

/** The catalogues that make the texts of the site in all of its languages. */
export function useCatalogues(): Catalogues {
  const locales = useSiteLocales()
  const keys = [...new Set(locales.flatMap(({ code }) => catalogueChain(locales, code)))]
  const { data = [] } = useSWR(['catalogues', ...keys], () =>
    Promise.all(keys.map((key) => callStudio('documents.read', { kind: 'messages', key }))),
  )
  const bodies = new Map(keys.map((key, index) => [key, data[index]?.body]))
  return {
    has: (key) => bodies.get(key) !== undefined,
    textAt(locale, path) {
      const texts = catalogueChain(locales, locale).map((key) => valueAt(bodies.get(key), path))
      return texts.filter(isText).at(-1) ?? ''
    },
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
