import { urlOf } from '../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { withQuery } from '../../src/lib/urls/links.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { GameShelf, GamesList, useGameList } from '../../src/modules/games/index.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useFacts, usePath } from '../../src/renderer/render-context.tsx'
import { useDeclaredCall, useLoad } from '../../src/renderer/use-load.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { Icon } from '../../src/ui/art/icon.tsx'
import { load } from './tournament-games.load.ts'
import type { tournamentGames } from './tournament-games.schema.ts'
import { PageTitle } from '../../src/ui/display/page-title.tsx'
import styles from './tournament-games.module.css'

const pageSize = load.games.params.count.value

type Props = BlockProps<typeof tournamentGames, ReactNode>

export function TournamentGames(props: Props) {
  return props.props.view === 'row' ? <Row {...props} /> : <All {...props} />
}

function Row(block: Props) {
  const { id, props, params } = block
  const { id: tournament = '' } = params
  const games = useLoad(load, 'games', block)
  // The page itself reports a missing tournament.
  if (games.error === 'InvalidParameterException') return null
  return (
    <GameShelf
      id={id}
      title={props.title}
      games={games.data?.items}
      total={games.data?.total}
      moreLink={urlOf('tournament-games', { id: tournament })}
      isLoading={games.isLoading}
      hasFailed={games.error !== undefined}
      onRetry={games.retry}
    />
  )
}

function All(block: Props) {
  const { id, props, data, params } = block
  const { t } = useTranslation()
  const { query } = useFacts()
  const path = usePath()
  const { id: tournament = '' } = params
  const firstPage = /^[1-9]\d{0,5}$/.test(query['page'] ?? '') ? Number(query['page']) : 1
  const { run } = useDeclaredCall(load, 'games', block)
  const list = useGameList({
    name: `tournament:${tournament}:${firstPage}`,
    pageSize,
    firstPage,
    load: (offset) => run({ offset: offset > 0 ? offset : undefined }),
    initial: data.games,
  })
  return (
    <section aria-labelledby={`${id}-title`} className={styles.games}>
      <LocalLink to={urlOf('tournament', { id: tournament })} className={styles.back}>
        <Icon name="chevron-left" size={18} />
        {t('tournament.back')}
      </LocalLink>
      <PageTitle id={`${id}-title`}>{props.title}</PageTitle>
      <GamesList
        key={firstPage}
        list={list}
        pageSize={pageSize}
        nextPath={withQuery(path, { page: String(firstPage + list.size) })}
        empty={<EmptyState emblem="cards" title={t('games.empty.title')} text={t('games.empty.text')} />}
      />
    </section>
  )
}
