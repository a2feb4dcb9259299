import { urlOf } from '../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { Tournament } from '../../schemas/api/entities/competitions.ts'
import type { Game } from '../../schemas/api/entities/games.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { formatMoney } from '../../src/lib/format/money.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { Participation, useEntered } from '../../src/modules/tournaments/index.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useLocale } from '../../src/renderer/render-context.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { buttonClass } from '../../src/ui/controls/button.tsx'
import { Emblem } from '../../src/ui/art/emblem.tsx'
import { load } from './game-tournament.load.ts'
import type { gameTournament } from './game-tournament.schema.ts'
import styles from './game-tournament.module.css'

/** Whether bets on a game count towards the tournament. */
function counts({ provider, tags }: Tournament, game: Game): boolean {
  const isOfProvider = provider === null || provider === game.provider_sysname
  return isOfProvider && (tags.length === 0 || tags.some((tag) => game.tags.includes(tag)))
}

export function GameTournament(block: BlockProps<typeof gameTournament, ReactNode>) {
  const { id } = block
  const { t } = useTranslation()
  const locale = useLocale()
  const game = useLoad(load, 'game', block).data?.items[0]
  const active = useLoad(load, 'tournaments', block)
  const tournament = useEntered(active.data?.items)?.find((one) => game !== undefined && counts(one, game))
  // Optional on this page: if the tournament cannot be read, show nothing.
  if (tournament === undefined) return null
  return (
    <section className={styles.tournament} aria-labelledby={`${id}-name`}>
      <Emblem name="trophy" size={56} />
      <div className={styles.text}>
        <p className={styles.kind}>{t('games.inTournament')}</p>
        <h2 id={`${id}-name`} className={styles.name}>
          {tournament.description.name}
        </h2>
        <p className={styles.kind}>
          {t('tournament.prize')} <strong>{formatMoney(tournament.total_prize, locale)}</strong>
        </p>
      </div>
      <Participation
        tournament={tournament}
        classes={{
          actions: styles.actions,
          button: buttonClass({ variant: 'secondary' }),
          own: styles.kind,
          error: styles.kind,
        }}
      >
        <LocalLink
          to={urlOf('tournament', { id: tournament.id })}
          className={buttonClass({ variant: 'outline' })}
        >
          {t('games.table')}
        </LocalLink>
      </Participation>
    </section>
  )
}
