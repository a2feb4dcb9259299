import { memo } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { ControlBox } from '../../../ui/controls/field.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { hallSorts } from './lobby-query.ts'
import type { HallState } from './use-lobby.ts'

interface SortSelectProps {
  hall: HallState
  className?: string | undefined
}

/** The order of the games. */
export const SortSelect = memo(function SortSelect({ hall: { wish, go }, className }: SortSelectProps) {
  const { t } = useTranslation()
  return (
    <ControlBox className={className} trail={<Icon name="chevron-down" size={18} />}>
      <select
        aria-label={t('games.hall.sort.label')}
        value={wish.sort}
        onChange={({ target }) => go({ sort: hallSorts.find((sort) => sort === target.value) ?? 'priority' })}
      >
        {hallSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`games.hall.sort.${sort}`)}
          </option>
        ))}
      </select>
    </ControlBox>
  )
})
