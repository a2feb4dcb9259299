import { useEffect, type ReactNode } from 'react'
import { setSiteLocales } from './site-locales.ts'
import { setSiteTimeZone } from './site-time-zone.ts'
import { useStudioData } from './use-studio-data.ts'

/** Seconds after which languages that others have added appear. */
const refreshSeconds = 60

/** Keeps the languages and the time zone of the site. Fields are drawn when they are known: a field per language cannot follow later. */
export function SiteLocalesProvider({ children }: { children: ReactNode }) {
  const { data, error } = useStudioData('translations.languages', {}, refreshSeconds)
  const settings = useStudioData('documents.read', { kind: 'settings', key: 'site' }, refreshSeconds).data
  useEffect(() => {
    if (settings) setSiteTimeZone(settings.body['timeZone'])
  }, [settings])
  useEffect(() => {
    if (data) setSiteLocales(data)
  }, [data])
  return data === undefined && error === undefined ? null : children
}
