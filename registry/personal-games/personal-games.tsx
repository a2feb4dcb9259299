import type { ReactNode } from 'react'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import type { BlockProps } from '../../schemas/component.ts'
import { GameShelf } from '../../src/modules/games/index.ts'
import { useSession } from '../../src/modules/session/index.ts'
import type { personalGames } from './personal-games.schema.ts'
import { useInsertedBelow } from './use-inserted-below.ts'
import { usePersonalGames } from './use-personal-games.ts'

export function PersonalGames({ id, props }: BlockProps<typeof personalGames, ReactNode>) {
  const { t } = useTranslation()
  const { isAuthenticated } = useSession()
  const { title, source, count, moreLink, hidesWhileLoading = false } = props
  const { games, total, isLoading, hasFailed, retry } = usePersonalGames(source, count)
  const isInserted = useInsertedBelow(id, hidesWhileLoading && games !== undefined && games.length > 0)
  if (!isAuthenticated) return null
  // On a page with much else, a row that could not be loaded is left out, too.
  if (hidesWhileLoading && (!games?.length || !isInserted)) return null
  if (source === 'recommended' && games?.length === 0) return null
  return (
    <GameShelf
      id={id}
      title={title}
      games={games}
      total={source === 'recommended' ? undefined : total}
      moreLink={moreLink}
      isLoading={isLoading}
      hasFailed={hasFailed}
      onRetry={retry}
      empty={
        source !== 'recommended' && (
          <EmptyState
            emblem="cards"
            title={t(`games.hall.empty.${source}.title`)}
            text={t(`games.hall.empty.${source}.text`)}
          />
        )
      }
    />
  )
}
