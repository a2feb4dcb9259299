import { openRole } from '../../../schemas/roles/role-table.ts'
import type { LoyaltyInfo } from '../../../schemas/api/entities/loyalty.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import type { BlockButton } from '../../../schemas/documents/blocks/button.ts'
import type { Resolved } from '../../../schemas/documents/localized.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { Emblem } from '../../../src/ui/art/emblem.tsx'
import { Picture } from '../../../src/ui/art/picture.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { Button, buttonClass } from '../../../src/ui/controls/button.tsx'
import {
  characterArt,
  useLoyaltyInfo,
  usualCharacter,
  wayToNext,
} from '../../../src/modules/loyalty/index.ts'
import { CompanionCard } from './companion-card.tsx'
import styles from './hero.module.css'

interface LoyaltyHeroProps {
  blockId: string
  title: string
  text: string
  buttons: Resolved<BlockButton[]>
  initial: LoadResult<LoyaltyInfo> | undefined
}

/** On the picture, in either color scheme, secondary buttons use the glass variant. */
const lookOf = (variant: string | undefined) =>
  variant === 'primary' ? buttonClass() : `${buttonClass({ variant: 'ghost' })} ${styles.glass}`

/** The head of the loyalty pages: introduction and the player's state; guests are invited to join. */
export function LoyaltyHero({ blockId, title, text, buttons, initial }: LoyaltyHeroProps) {
  const info = useLoyaltyInfo(initial)
  const member = info.data?.is_active ? info.data : undefined
  const { src, palette } = characterArt(member?.character ?? usualCharacter)
  return (
    <section className={styles.hero} data-palette={palette} aria-labelledby={`${blockId}-title`}>
      <div className={styles.scenery} aria-hidden="true">
        <Emblem name="gem" size={64} className={styles.gem} />
        <Emblem name="gift" size={72} className={styles.gift} />
        <Emblem name="coins" size={104} className={styles.coins} />
      </div>
      <div className={styles.texts}>
        <h1 id={`${blockId}-title`} className={styles.title}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
      </div>
      <Picture className={styles.character} src={src} alt="" width={240} height={320} isFirst />
      <div className={styles.state}>
        {info.data === null && <GuestButtons />}
        {info.data === undefined && <Waiting hasFailed={info.error !== undefined} onRetry={info.retry} />}
        {info.data && (member ? <Figures info={member} /> : <Outside />)}
        {buttons.length > 0 && (
          <div className={styles.buttons}>
            {buttons.map(({ label, action, icon, variant }, index) => (
              <ActionButton key={index} action={action} icon={icon} className={lookOf(variant)}>
                {label}
              </ActionButton>
            ))}
          </div>
        )}
      </div>
      {member && <CompanionCard blockId={blockId} info={member} />}
    </section>
  )
}

function Figures({ info }: { info: LoyaltyInfo }) {
  const { t } = useTranslation()
  const next = wayToNext(info)
  return (
    <dl className={styles.figures}>
      <div className={styles.balance}>
        <dt>
          {t('loyalty.balance')}, {info.pointsAlias}
        </dt>
        <dd>{formatNumber(info.points)}</dd>
      </div>
      {next && (
        <div>
          <dt>{t('loyalty.next', { level: next.name })}</dt>
          <dd>{formatNumber(next.points)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Shown to players who do not take part. */
function Outside() {
  const { t } = useTranslation()
  return <p className={styles.note}>{t('profile.level.outside')}</p>
}

function GuestButtons() {
  const { t } = useTranslation()
  return (
    <div className={styles.buttons}>
      <ActionButton action={openRole('registration')}>{t('header.register')}</ActionButton>
      <ActionButton action={openRole('login')} className={lookOf('secondary')}>
        {t('header.login')}
      </ActionButton>
    </div>
  )
}

function Waiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation()
  if (!hasFailed) return <Skeleton width="16rem" height="4rem" />
  return (
    <div role="alert" className={styles.note}>
      {t('loyalty.failed.title')}{' '}
      <Button variant="secondary" size="s" icon="refresh" onClick={onRetry}>
        {t('errors.retry')}
      </Button>
    </div>
  )
}
