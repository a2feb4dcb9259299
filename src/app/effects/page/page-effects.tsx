import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { keepPromoCode } from '../../../lib/preferences/promo-code.ts'
import { keepMarks } from '../../../lib/preferences/tracking-marks.ts'
import { useEarlyClicks } from '../../../first-load/hydration/early-clicks.ts'
import { adoptConfig } from '../../navigation/adopt-config.ts'
import { updateHead } from '../../navigation/head.ts'
import type { PageData } from '../../render/page-data.ts'
import { PageAnnouncer } from '../../navigation/page-announcer.tsx'
import { useLocaleChoice } from '../../navigation/use-locale-choice.ts'

/** Effects of a page: on display and on each change. */
export function PageEffects({ data }: { data: PageData }) {
  const { answer, config } = data
  const { search } = useLocation()
  useLocaleChoice(answer.locale, config.callLocale)

  useEffect(() => updateHead(answer, config), [answer, config])
  useEffect(() => keepMarks(search), [search])
  useEffect(() => keepPromoCode(search), [search])
  useEffect(() => adoptConfig(config), [config])
  // Must run last, after all listeners are registered.
  useEarlyClicks()

  return <PageAnnouncer title={answer.page.seo.title} path={`${answer.locale}:${answer.path}`} />
}
