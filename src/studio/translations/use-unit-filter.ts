import { isKind } from '../../../schemas/kinds/index.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isBuiltIn, defaultLocale, type Locale } from '../../../schemas/locale.ts'
import { useSiteLocales } from '../site-locales.ts'
import { stateFilters, type UnitFilter } from './filter-units.ts'

export interface TranslationFilter extends UnitFilter {
  locale: Locale
}

/** The filter in the address, so that it can be shared and survives a reload. */
export function useUnitFilter(): [TranslationFilter, (change: Partial<TranslationFilter>) => void] {
  const [search, setSearch] = useSearchParams()
  const locales = useSiteLocales()
  const firstTranslation =
    locales.find(({ code }) => isBuiltIn(code) && code !== defaultLocale)?.code ?? defaultLocale
  const filter = useMemo((): TranslationFilter => {
    const locale = search.get('locale')
    const kind = search.get('kind') ?? undefined
    return {
      locale: locale !== null && locales.some(({ code }) => code === locale) ? locale : firstTranslation,
      state: stateFilters.find((state) => state === search.get('state')) ?? 'open',
      kind: isKind(kind) ? kind : null,
      document: search.get('document'),
      query: search.get('q') ?? '',
    }
  }, [search, locales, firstTranslation])
  const change = (changed: Partial<TranslationFilter>) => {
    const { locale, state, kind, document, query } = { ...filter, ...changed }
    const fields = {
      locale: locale === firstTranslation ? '' : locale,
      state: state === 'open' ? '' : state,
      kind: kind ?? '',
      document: document ?? '',
      q: query,
    }
    setSearch(
      Object.entries(fields).filter(([, value]) => value !== ''),
      { replace: true },
    )
  }
  return [filter, change]
}
