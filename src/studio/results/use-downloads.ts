import { figureDays } from '../../../schemas/studio/results.ts'
import { useSiteTimeZone } from '../site-time-zone.ts'
import { useStudioData } from '../use-studio-data.ts'
import { lastDays } from './periods.ts'

/** How often a file was downloaded lately; undefined: never, or it is none to download. */
export function useDownloads(address: string, isDownload: boolean): number | undefined {
  const period = lastDays(figureDays, useSiteTimeZone())
  const { data } = useStudioData('results.list', isDownload ? period : null)
  return data?.files.find((file) => file.address === address)?.now.clicks
}
