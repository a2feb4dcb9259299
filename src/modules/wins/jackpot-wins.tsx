import type { JackpotWinner } from '../../../schemas/api/entities/competitions.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import type { BlockDataState } from '../../renderer/use-block-data.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import styles from './jackpot-wins.module.css'
import { WinsTable } from './wins-table.tsx'

interface JackpotWinsProps {
  title: string
  titleId: string
  answer: BlockDataState<{ items: readonly JackpotWinner[] }>
}

/** Recent jackpot winners, latest first. */
export function JackpotWins({ title, titleId, answer }: JackpotWinsProps) {
  const { t } = useTranslation()
  const wins = answer.data?.items
  return (
    <section aria-labelledby={titleId} aria-busy={answer.isLoading} className={styles.wins}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {wins === undefined && answer.error === undefined && <Skeleton className={styles.skeleton} />}
      {wins === undefined && answer.error !== undefined && (
        <div role="alert" className={styles.message}>
          {t('winners.error')}{' '}
          <Button variant="secondary" size="s" icon="refresh" onClick={answer.retry}>
            {t('errors.retry')}
          </Button>
        </div>
      )}
      {wins?.length === 0 && <p className={styles.message}>{t('winners.noJackpots')}</p>}
      {wins !== undefined && wins.length > 0 && (
        <WinsTable
          label={title}
          of="jackpot"
          wins={wins.map(({ id, jackpot, fakename, amount, game, won_at: wonAt }) => ({
            key: String(id),
            name: jackpot,
            fakename,
            amount,
            note: game.name,
            wonAt,
          }))}
        />
      )}
    </section>
  )
}
