import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { formatMoney } from '../../src/lib/format/money.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { GameCover, gamePath } from '../../src/modules/games/index.ts'
import { WinsTable } from '../../src/modules/wins/index.ts'
import { LinkTabs } from '../../src/renderer/navigation/link-tabs.tsx'
import { useFacts, useLocale } from '../../src/renderer/render-context.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { PageTitle } from '../../src/ui/display/page-title.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { load } from './winners-table.load.ts'
import type { winnersTable } from './winners-table.schema.ts'
import styles from './winners-table.module.css'

const refreshSeconds = 60
const periods = ['day', 'week', 'month'] as const

export function WinnersTable(block: BlockProps<typeof winnersTable, ReactNode>) {
  const { id, props } = block
  const { t } = useTranslation()
  const locale = useLocale()
  const { query } = useFacts()
  const { title, columns } = props
  const hasBet = columns?.includes('bet') === true
  const period = periods.find((known) => known === query['period']) ?? 'day'
  const answer = useLoad(load, 'winners', block, { refreshSeconds })
  const wins = answer.data?.items
  return (
    <section
      className={styles.winners}
      aria-labelledby={`${id}-title`}
      aria-busy={answer.isLoading && wins === undefined}
    >
      <header className={styles.header}>
        <PageTitle id={`${id}-title`}>{title}</PageTitle>
        <LinkTabs
          label={t('winners.periods')}
          name="period"
          values={periods}
          value={period}
          labelOf={(one) => t(`winners.period.${one}`)}
        />
      </header>
      {wins === undefined && answer.error === undefined && <Skeleton className={styles.skeleton} />}
      {wins === undefined && answer.error !== undefined && (
        <ErrorState title={t('winners.error')} retryLabel={t('errors.retry')} onRetry={answer.retry} />
      )}
      {wins?.length === 0 && <EmptyState emblem="trophy" title={t('winners.none')} />}
      {wins !== undefined && wins.length > 0 && (
        <WinsTable
          label={title}
          of="game"
          columns={columns}
          wins={wins.map(({ position, game, fakename, amount, bet, won_at: wonAt, is_me: isMe }) => ({
            key: `${position}:${wonAt}`,
            name: game.name,
            path: game.type === null ? undefined : gamePath(game.sysname),
            cover: <GameCover game={game} size="row" />,
            fakename,
            isMe,
            amount,
            bet,
            note: hasBet ? undefined : t('winners.bet', { amount: formatMoney(bet, locale) }),
            wonAt,
          }))}
        />
      )}
    </section>
  )
}
