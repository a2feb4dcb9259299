import { useTranslation } from 'react-i18next'
import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import { figureDays } from '../../../schemas/studio/results.ts'
import { Hint, TextLink } from '../kit/text.tsx'
import { useSiteTimeZone } from '../site-time-zone.ts'
import { useStudioData } from '../use-studio-data.ts'
import { lastDays } from './periods.ts'
import { useFigures } from './use-figures.ts'

interface ResultLineProps {
  kind: DocumentKind
  name: string
  /** Id of a block; undefined: the document as a whole. */
  block?: string | undefined
}

/** What visitors did with a document or a block lately, in one line; nothing before anything was counted. */
export function ResultLine({ kind, name, block }: ResultLineProps) {
  const { t } = useTranslation()
  const figures = useFigures()
  const { data } = useStudioData('results.read', {
    kind,
    key: name,
    ...lastDays(figureDays, useSiteTimeZone()),
  })
  if (!data || data.since === null) return null
  const counts = block === undefined ? data.now : data.blocks[block]
  const text =
    !counts || counts.views === 0
      ? t('results.lineNone', { count: figureDays })
      : t('results.line', {
          count: figureDays,
          views: figures.count(counts.views),
          clicks: figures.count(counts.clicks),
          share: figures.share(counts.clicks, counts.views),
        })
  return (
    <Hint>
      {text} <TextLink to={`/results/${kind}/${name}?days=${figureDays}`}>{t('results.more')}</TextLink>
    </Hint>
  )
}
