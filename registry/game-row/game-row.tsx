import { useState, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { formatNumber } from '../../src/lib/format/number.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { GameShelf } from '../../src/modules/games/index.ts'
import { useLoad } from '../../src/renderer/use-load.ts'
import { hiddenClass } from '../../src/ui/display/visually-hidden.tsx'
import { load } from './game-row.load.ts'
import type { gameRow } from './game-row.schema.ts'
import { linkToAll } from './link-to-all.ts'
import { ProviderFilter } from './parts/provider-filter.tsx'
import { useProviders } from './use-providers.ts'

export function GameRow(block: BlockProps<typeof gameRow, ReactNode>) {
  const { t } = useTranslation()
  const { id, props, params } = block
  const { title } = props
  const [chosen, setChosen] = useState<string>()
  const games = useLoad(load, 'games', block, chosen === undefined ? {} : { params: { providers: chosen } })
  // The page contains the first games only.
  const isPartial =
    games.data !== undefined && games.data.items.length < Math.min(props.count, games.data.total)
  const choices = useProviders(block)
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
        // On the page of a game, exclude that game.
        games={games.data?.items.filter((game) => game.sysname !== params.sysname)}
        total={games.data?.total}
        moreLink={linkToAll(props, chosen)}
        isLoading={games.isLoading}
        hasFailed={games.error !== undefined}
        onRetry={games.retry}
        onReach={isPartial && !games.isLoading ? games.retry : undefined}
        name={chosen}
        filter={
          choices.length > 1 && (
            <ProviderFilter id={id} providers={choices} chosen={chosen} onChoose={setChosen} />
          )
        }
      />
      {choices.length > 1 && (
        <span role="status" className={hiddenClass}>
          {announcement}
        </span>
      )}
    </>
  )
}
