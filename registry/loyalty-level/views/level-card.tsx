import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { LoyaltyInfo } from '../../../schemas/api/entities/loyalty.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { buttonClass } from '../../../src/ui/controls/button.tsx'
import { Card } from '../../../src/ui/display/card.tsx'
import { Emblem } from '../../../src/ui/art/emblem.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import {
  LoyaltyFailed,
  levelPercent,
  useLevelLook,
  useLoyaltyInfo,
  usePointsText,
} from '../../../src/modules/loyalty/index.ts'
import styles from './level-card.module.css'

interface LevelCardProps {
  blockId: string
  loyalty: LoadResult<LoyaltyInfo> | undefined
}

/** The level in the loyalty program and the progress to the next one. */
export function LevelCard({ blockId, loyalty: first }: LevelCardProps) {
  const loyalty = useLoyaltyInfo(first)
  if (loyalty.data) return <Level blockId={blockId} loyalty={loyalty.data} />
  if (loyalty.error === undefined) return <Skeleton className={styles.skeleton} />
  return (
    <Card>
      <LoyaltyFailed onRetry={loyalty.retry} />
    </Card>
  )
}

function Level({ blockId, loyalty }: { blockId: string; loyalty: LoyaltyInfo }) {
  const { t } = useTranslation()
  const pointsText = usePointsText()
  const { emblem, palette } = useLevelLook()(loyalty.level)
  const { level, levels, progress, points } = loyalty
  const current = levels.find((each) => each.level === level)
  const next = levels.find((each) => each.level === level + 1)
  const percent = levelPercent(progress)
  // Players who do not take part have no level.
  if (!loyalty.is_active)
    return (
      <Card as="section" className={styles.outside}>
        <h2>{t('profile.level.title')}</h2>
        <p>{t('profile.level.outside')}</p>
      </Card>
    )
  return (
    <section id={blockId} className={styles.card} data-palette={palette} aria-labelledby={`${blockId}-title`}>
      <div className={styles.emblem}>
        <Emblem name={emblem} size={132} />
      </div>
      <h2 id={`${blockId}-title`} className={styles.title}>
        <span>{t('profile.level.title')}</span>
        <strong>{current?.name ?? level}</strong>
      </h2>
      <div className={styles.way}>
        <span id={`${blockId}-way`}>
          {next === undefined
            ? t('profile.level.top', { experience: pointsText(progress.expCount) })
            : t('profile.level.way', {
                experience: formatNumber(progress.expCount),
                goal: pointsText(progress.maxValue),
              })}
        </span>
        {next && <span>{next.name}</span>}
      </div>
      <progress className={styles.bar} max={100} value={percent} aria-labelledby={`${blockId}-way`} />
      {current && current.benefits.length > 0 && (
        <ul className={styles.benefits}>
          {current.benefits.slice(0, 3).map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <p className={styles.points}>{t('profile.level.points', { points: pointsText(points) })}</p>
        <LocalLink
          to={urlOf('loyalty-shop')}
          className={`${buttonClass({ variant: 'secondary', size: 'm' })} ${styles.shop}`}
        >
          {t('loyalty.toShop')}
        </LocalLink>
      </div>
    </section>
  )
}
