import type { LoyaltyProgram } from '../../../schemas/api/entities/loyalty.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { usePointsText } from './use-points-text.ts'
import styles from './level-ladder.module.css'

interface LevelLadderProps {
  levels: LoyaltyProgram['levels']
  /** Whether the benefits of each level are listed. */
  hasBenefits: boolean
}

/** The levels from the lowest: required points, and which one the player has. */
export function LevelLadder({ levels, hasBenefits }: LevelLadderProps) {
  const { t } = useTranslation()
  const pointsText = usePointsText()
  const own = levels.findLast(({ is_reached }) => is_reached)?.level
  return (
    <ol role="list" className={styles.ladder} data-whole={hasBenefits || undefined}>
      {levels.map(({ level, name, min_points, benefits, is_reached }) => (
        <li
          key={level}
          className={styles.level}
          data-reached={is_reached || undefined}
          aria-current={level === own ? 'true' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {is_reached && level !== own ? <Icon name="check" size={18} /> : level}
          </span>
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.from}>
              {level === own
                ? t('loyalty.programs.own')
                : is_reached
                  ? t('loyalty.programs.reached')
                  : min_points === 0
                    ? t('loyalty.programs.start')
                    : t('loyalty.programs.from', { points: pointsText(min_points) })}
            </p>
          </div>
          {hasBenefits && (
            <ul role="list" className={styles.benefits}>
              {benefits.map((benefit) => (
                <li key={benefit}>
                  <Icon name="check" size={16} />
                  {benefit}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
