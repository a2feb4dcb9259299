import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleaseChange } from '../../../schemas/studio/releases.ts'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { isSiteLocale } from '../site-locales.ts'
import { labelOfPath } from './change-labels.ts'
import { changesBetween } from './diff.ts'

const isNoLanguage = (step: string | number) => !isSiteLocale(String(step))

/** Changes named before the rest is only counted. */
const named = 2

/** What changes in a document, in a few words. */
export function useChangeSummary({
  before,
  after,
  isMissing = false,
}: Pick<ReleaseChange, 'before' | 'after'> & { isMissing?: boolean }): string {
  const { t } = useTranslation()
  const labels = useFieldLabels()
  const changes = useMemo(
    () => (before && after ? changesBetween(before.body, after.body) : []),
    [before, after],
  )
  if (isMissing) return t('releases.noDraft')
  if (!after) return t('releases.removes')
  if (!before) return t('releases.isNew')
  if (changes.length === 0) return t('releases.same')
  const texts = [
    ...new Set(
      changes.map(({ kind, path }) =>
        labelOfPath(kind === 'removed' ? before.body : after.body, path.filter(isNoLanguage), labels),
      ),
    ),
  ]
  const rest = texts.length - named
  return [...texts.slice(0, named), ...(rest > 0 ? [t('start.more', { count: rest })] : [])].join(', ')
}
