import { useTranslation } from 'react-i18next'
import type { ComparedCounts } from '../../../schemas/studio/results.ts'
import type { Column } from '../kit/data-table.tsx'
import { Detail } from '../kit/text.tsx'
import { useFigures } from './use-figures.ts'

/** The columns with figures. `isComparable`: everything of the period before was counted, too. */
export function useResultColumns(isComparable: boolean): Column<ComparedCounts>[] {
  const { t } = useTranslation()
  const figures = useFigures()
  return [
    {
      title: t('results.views'),
      isNumber: true,
      cell: ({ now, before }) => (
        <div>
          {figures.count(now.views)}
          {isComparable && <Detail>{figures.change(now.views, before.views)}</Detail>}
        </div>
      ),
    },
    {
      title: t('results.clicks'),
      isNumber: true,
      cell: ({ now }) => (
        <div>
          {figures.count(now.clicks)}
          <Detail>{figures.share(now.clicks, now.views)}</Detail>
        </div>
      ),
    },
    {
      title: t('results.registrations'),
      isNumber: true,
      cell: ({ now }) => figures.count(now.registrations),
    },
    { title: t('results.deposits'), isNumber: true, cell: ({ now }) => figures.count(now.deposits) },
  ]
}
