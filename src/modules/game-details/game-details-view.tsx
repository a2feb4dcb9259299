import type { Money } from '../../../schemas/api/entities/fields.ts'
import type { Game, GameDetails } from '../../../schemas/api/entities/games.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { formatMoney } from '../../lib/format/money.ts'
import { formatPercent } from '../../lib/format/number.ts'
import type { Translate } from '../../lib/i18n/plain-i18n.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { isInternalPath, webAddress } from '../../lib/urls/links.ts'
import { useConfig, useLocale } from '../../renderer/render-context.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { ProviderLogo } from '../../ui/art/provider-logo.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import styles from './game-details-view.module.css'

/** The answer of games.getDetails. */
export interface DetailsState {
  data: GameDetails | undefined
  /** Error type; a platform without the call answers MethodNotFoundException. */
  error: string | undefined
  retry: () => void
}

interface GameDetailsViewProps {
  game: Game
  details: DetailsState
}

/** What a player should know before playing. What the platform does not publish is named as such, never guessed. */
export function GameDetailsView({ game, details }: GameDetailsViewProps) {
  const { t } = useTranslation()
  const { data, error } = details
  const isAbsent = error === 'MethodNotFoundException'
  const isLoading = data === undefined && error === undefined
  return (
    <div className={styles.details}>
      <Facts game={game} details={data} isLoading={isLoading} />
      {game.rtp !== null && <p className={styles.note}>{t('games.details.rtpText')}</p>}
      {isLoading && <Skeleton className={styles.skeleton} />}
      {error !== undefined && !isAbsent && data === undefined && (
        <p role="alert" className={styles.note}>
          {t('games.details.failed')}{' '}
          <Button variant="secondary" size="s" icon="refresh" onClick={details.retry}>
            {t('games.retry')}
          </Button>
        </p>
      )}
      {(data !== undefined || isAbsent) && <Rules details={data} />}
    </div>
  )
}

interface StakeLimits {
  min: Money | null
  max: Money | null
}

/** Limits in two currencies are no range: the list of games has amounts for everybody. */
function stakeText({ min, max }: StakeLimits, t: Translate, locale: Locale): string | undefined {
  if (max === null)
    return min === null ? undefined : t('games.details.stakeFrom', { min: formatMoney(min, locale) })
  const to = { max: formatMoney(max, locale) }
  return min?.currency === max.currency
    ? t('games.details.stakeRange', { min: formatMoney(min, locale), ...to })
    : t('games.details.stakeTo', to)
}

interface FactsProps {
  game: Game
  details: GameDetails | undefined
  isLoading: boolean
}

function Facts({ game, details, isLoading }: FactsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { volatility, provider_sysname } = game
  const own = useConfig().games.providers?.find(({ sysname }) => sysname === provider_sysname)
  const provider = own?.name ?? game.provider
  const logo = own?.logo ?? details?.provider_image_url ?? null
  const limits = { min: details?.min_bet ?? game.min_bet, max: details?.max_bet ?? null }
  const facts = [
    {
      label: t('games.details.provider'),
      value: logo === null ? provider : <ProviderLogo className={styles.logo} src={logo} alt={provider} />,
    },
    {
      label: t('games.details.rtp'),
      value: game.rtp === null ? undefined : formatPercent(game.rtp),
    },
    {
      label: t('games.volatility.label'),
      value: volatility === undefined ? undefined : t(`games.volatility.${volatility ?? 'byBets'}`),
    },
    // Until the answer for this player is there, the limits may be those in another currency.
    ...(isLoading ? [] : [{ label: t('games.details.stake'), value: stakeText(limits, t, locale) }]),
    ...(details?.features && details.features.length > 0
      ? [{ label: t('games.details.features'), value: details.features.join(', ') }]
      : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-unknown={value === undefined || undefined}>{value ?? t('games.details.unknown')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The address if it may be linked to; a platform could send `javascript:`. */
function linkOf(address: string | null): string | undefined {
  if (address === null) return undefined
  return isInternalPath(address) ? address : webAddress(address)?.href
}

function Rules({ details }: { details: GameDetails | undefined }) {
  const { t } = useTranslation()
  const rules = details?.rules ?? null
  const fairness = details?.fairness ?? null
  const verification = linkOf(fairness?.url ?? null)
  return (
    <div className={styles.texts}>
      <section className={styles.text}>
        <h3>{t('games.details.rules')}</h3>
        {(rules ?? t('games.details.rulesUnknown')).split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      {fairness !== null && (
        <section className={styles.text}>
          <h3>
            <Icon name="shield" size={18} />
            {t('games.details.fairness')}
          </h3>
          <p>{fairness.text}</p>
          {verification !== undefined && (
            <p>
              <a href={verification} target="_blank" rel="noopener noreferrer">
                {t('games.details.verify')}
              </a>
            </p>
          )}
        </section>
      )}
    </div>
  )
}
