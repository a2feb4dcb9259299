import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { setImageKeys } from '../../lib/api/client.ts'
import { keepPromoCode } from '../../lib/preferences/promo-code.ts'
import { keepMarks } from '../../lib/preferences/tracking-marks.ts'
import { replayEarlyClicks } from '../hydration/early-clicks.ts'
import { updateHead } from '../navigation/head.ts'
import type { PageData } from '../render/page-data.ts'
import { PageAnnouncer } from '../navigation/page-announcer.tsx'
import { useLocaleChoice } from '../navigation/use-locale-choice.ts'

/** What a page sets in motion beside being shown: once it is there, and whenever it changes. */
export function PageEffects({ data }: { data: PageData }) {
  const { answer, config } = data
  const { search } = useLocation()
  useLocaleChoice(answer.locale)

  useEffect(() => updateHead(answer, config), [answer, config])
  useEffect(() => keepMarks(search), [search])
  useEffect(() => keepPromoCode(search), [search])
  useEffect(() => setImageKeys(config.site.imageKeys), [config])
  // The last to run, so that everything is connected when the clicks come.
  useEffect(replayEarlyClicks, [])

  return <PageAnnouncer title={answer.page.seo.title} path={`${answer.locale}:${answer.path}`} />
}
