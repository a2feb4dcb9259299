import { memo } from 'react'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useSession } from '../../../src/modules/session/index.ts'
import { noFilters } from '../lobby-query.ts'
import styles from './lobby.module.css'
import { personalShelves } from '../../../src/modules/games/index.ts'
import { useCurrentInView } from '../../../src/ui/hooks/use-current-in-view.ts'
import type { LobbyState } from '../use-lobby.ts'

/** The categories as links with their own addresses. Players find their own shelves at the end. */
export const LobbyTabs = memo(function LobbyTabs({ lobby }: { lobby: LobbyState }) {
  const { t } = useTranslation()
  const { isAuthenticated } = useSession()
  const { filter, categories, block } = lobby
  const shelves = isAuthenticated ? personalShelves : []
  const tabs = [
    ...(block.props.category === undefined
      ? [{ sysname: undefined, name: t('games.hall.all'), count: undefined }]
      : []),
    ...categories.map(({ sysname, name, games_count: count }) => ({ sysname, name, count })),
    ...shelves.map((sysname) => ({ sysname, name: t(`games.hall.${sysname}`), count: undefined })),
  ]
  const line = useCurrentInView<HTMLElement>(`${filter.category} ${tabs.length}`)
  if (categories.length === 0 && shelves.length === 0) return null
  return (
    <nav ref={line} className={styles.tabs} aria-label={t('categories.label')}>
      <ul>
        {tabs.map(({ sysname, name, count }) => (
          <li key={sysname ?? ''}>
            <LocalLink
              // Filters do not carry over to another category.
              to={lobby.pathOf({ ...noFilters, category: sysname, query: '' })}
              className={styles.tab}
              aria-current={filter.category === sysname ? 'true' : undefined}
            >
              {name}
              {count !== undefined && <span className={styles.tabCount}>{formatNumber(count)}</span>}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
})
