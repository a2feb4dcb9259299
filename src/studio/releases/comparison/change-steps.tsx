import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import type { PageChanges } from './changed-blocks.ts'
import { useChangeName } from './use-change-name.ts'
import styles from './comparison.module.css'

interface ChangeStepsProps {
  changes: PageChanges
  /** Index of the chosen change; null: none was chosen yet. */
  chosen: number | null
  /** Whether the pages are displayed without the chosen block. */
  isOutOfSight: boolean
  onChoose: (index: number) => void
}

/** How many blocks have changed, and the way from one to the next. */
export function ChangeSteps({ changes, chosen, isOutOfSight, onChoose }: ChangeStepsProps) {
  const { t } = useTranslation()
  const nameOf = useChangeName()
  const { blocks, others } = changes
  const count = blocks.length
  const change = chosen === null ? undefined : blocks[chosen]
  const step = (by: number) => onChoose(((chosen ?? (by > 0 ? -1 : 0)) + by + count) % count)
  return (
    <div className={styles.steps}>
      {count > 0 && (
        <div role="group" aria-label={t('comparison.steps')} className={styles.buttons}>
          <Button
            variant="secondary"
            size="s"
            square
            icon="chevron-up"
            aria-label={t('comparison.previous')}
            title={t('comparison.previous')}
            onClick={() => step(-1)}
          />
          <Button
            variant="secondary"
            size="s"
            square
            icon="chevron-down"
            aria-label={t('comparison.next')}
            title={t('comparison.next')}
            onClick={() => step(1)}
          />
        </div>
      )}
      <p role="status" className={styles.count}>
        {change && chosen !== null
          ? t('comparison.step', { ...nameOf(change), number: chosen + 1, count })
          : t(count > 0 ? 'comparison.blocks' : 'comparison.noBlocks', { count })}
        {isOutOfSight && ` ${t('comparison.outOfSight')}`}
      </p>
      {count > 0 && others > 0 && <p className={styles.hint}>{t('comparison.others', { count: others })}</p>}
    </div>
  )
}
