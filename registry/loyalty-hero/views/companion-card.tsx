import type { LoyaltyInfo } from '../../../schemas/api/entities/loyalty.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { levelPercent } from '../../../src/modules/loyalty/index.ts'
import styles from './hero.module.css'

/** The player's character, its benefits, and the progress to the next level. */
export function CompanionCard({ blockId, info }: { blockId: string; info: LoyaltyInfo }) {
  const { t } = useTranslation()
  const { character, level, levels, progress } = info
  const name = levels.find((each) => each.level === level)?.name ?? String(level)
  const next = levels.find((each) => each.level === level + 1)
  return (
    <div className={styles.companion}>
      {character === null ? (
        <p className={styles.none}>{t('loyalty.noCompanion')}</p>
      ) : (
        <>
          <h2 className={styles.name}>
            <span>{t('loyalty.companion')}</span> {character.name}
          </h2>
          <p className={styles.brings}>{character.description}</p>
        </>
      )}
      <p id={`${blockId}-way`} className={styles.way}>
        <span>{t('loyalty.level', { number: level, name })}</span>
        <span>
          {next === undefined
            ? t('loyalty.top')
            : `${formatNumber(progress.expCount)} / ${formatNumber(progress.maxValue)}`}
        </span>
      </p>
      <progress
        className={styles.bar}
        max={100}
        value={levelPercent(progress)}
        aria-labelledby={`${blockId}-way`}
      />
    </div>
  )
}
