import { memo } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Select } from '../../../src/ui/controls/select.tsx'
import { lobbySorts } from '../lobby-query.ts'
import type { LobbyState } from '../use-lobby.ts'

interface SortSelectProps {
  lobby: LobbyState
  className?: string | undefined
}

/** The order of the games. */
export const SortSelect = memo(function SortSelect({ lobby: { filter, go }, className }: SortSelectProps) {
  const { t } = useTranslation()
  return (
    <Select
      className={className}
      aria-label={t('games.hall.sort.label')}
      value={filter.sort}
      onChange={({ target }) => go({ sort: lobbySorts.find((sort) => sort === target.value) ?? 'priority' })}
    >
      {lobbySorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(`games.hall.sort.${sort}`)}
        </option>
      ))}
    </Select>
  )
})
