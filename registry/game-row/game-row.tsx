import { useState, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { formatNumber } from '../../src/lib/format/number.ts'
import { withQuery } from '../../src/lib/urls/links.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { GameShelf } from '../../src/modules/games/index.ts'
import { useBlockData } from '../../src/renderer/use-block-data.ts'
import { VisuallyHidden } from '../../src/ui/display/visually-hidden.tsx'
import type { gameRow } from './game-row.schema.ts'
import { filterOf } from './filter-of.ts'
import { ProviderFilter } from './parts/provider-filter.tsx'
import { useProviders } from './use-providers.ts'

export function GameRow({ id, props, data, params }: BlockProps<typeof gameRow, ReactNode>) {
  const { t } = useTranslation()
  const { title, moreLink, count, providers, sysnames } = props
  const [chosen, setChosen] = useState<string>()
  const wanted = chosen ?? providers
  const games = useBlockData(
    id,
    chosen === undefined ? 'games' : `games:${chosen}`,
    async () =>
      callApi('games.get', {
        count,
        ...(await filterOf(props)),
        ...(sysnames && { sysnames }),
        ...(wanted && { providers: wanted }),
      }),
    chosen === undefined ? data.games : undefined,
  )
  const choices = useProviders(id, props, data.providers)
  const chosenName = choices.find(({ sysname }) => sysname === chosen)?.name
  const announcement =
    chosenName !== undefined && games.data !== undefined
      ? t('games.providers.result', { provider: chosenName, total: formatNumber(games.data.total) })
      : ''
  return (
    <>
      <GameShelf
        id={id}
        title={title}
        // On the page of a game the row shows the others.
        games={games.data?.items.filter((game) => game.sysname !== params.sysname)}
        total={games.data?.total}
        moreLink={moreLink && chosen !== undefined ? withQuery(moreLink, { providers: chosen }) : moreLink}
        isLoading={games.isLoading}
        hasFailed={games.error !== undefined}
        onRetry={games.retry}
        name={chosen}
        filter={
          choices.length > 1 && (
            <ProviderFilter id={id} providers={choices} chosen={chosen} onChoose={setChosen} />
          )
        }
      />
      {choices.length > 1 && (
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      )}
    </>
  )
}
