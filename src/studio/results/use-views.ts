import type { DocumentReference } from '../../../schemas/studio/answers.ts'
import { useSiteTimeZone } from '../site-time-zone.ts'
import { useStudioData } from '../use-studio-data.ts'
import { figureDays, lastDays } from './periods.ts'

/** How often documents were seen lately; undefined before anything was counted. */
export function useViews(): ((document: DocumentReference) => number) | undefined {
  const { data } = useStudioData('results.list', lastDays(figureDays, useSiteTimeZone()))
  if (!data || data.since === null) return undefined
  const views = new Map(data.documents.map(({ kind, key, now }) => [`${kind}/${key}`, now.views]))
  return ({ kind, key }) => views.get(`${kind}/${key}`) ?? 0
}

/** How often files were downloaded lately, by address. */
export function useDownloads(): ReadonlyMap<string, number> {
  const { data } = useStudioData('results.list', lastDays(figureDays, useSiteTimeZone()))
  return new Map(data?.files.map(({ address, now }) => [address, now.clicks]))
}
