import type { LoyaltyProgram } from '../../../schemas/api/entities/loyalty.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Emblem } from '../../ui/art/emblem.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { useLevelLook } from './level-look.ts'
import { usePointsText } from './use-points-text.ts'
import styles from './level-ladder.module.css'

interface LevelLadderProps {
  levels: LoyaltyProgram['levels']
}

/** The levels from the lowest: look, required points and benefits of each, and which one the player has. */
export function LevelLadder({ levels }: LevelLadderProps) {
  const { t } = useTranslation()
  const pointsText = usePointsText()
  const lookOf = useLevelLook()
  const own = levels.findLast(({ is_reached }) => is_reached)?.level
  return (
    <ol role="list" className={styles.ladder}>
      {levels.map(({ level, name, min_points, benefits, is_reached }) => (
        <li
          key={level}
          className={styles.level}
          data-palette={lookOf(level).palette}
          data-reached={is_reached || undefined}
          aria-current={level === own ? 'true' : undefined}
        >
          <Emblem name={lookOf(level).emblem} size={56} className={styles.emblem} />
          <div className={styles.head}>
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
          {benefits.length > 0 && (
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
