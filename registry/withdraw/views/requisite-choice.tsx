import type { EntityId } from '../../../schemas/api/entity-id.ts'
import { useId, type ReactNode } from 'react'
import type { SavedRequisite } from '../../../schemas/api/entities/cashier.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Icon } from '../../../src/ui/art/icon.tsx'
import styles from './requisite-choice.module.css'

interface RequisiteChoiceProps {
  saved: readonly SavedRequisite[]
  /** Id of the chosen requisites; null: new ones. */
  chosen: EntityId | null
  /** How the player gets saved requisites confirmed. */
  confirmation: ReactNode
  onChoose: (id: EntityId | null) => void
}

/** Where the money goes: saved requisites, masked, or new ones. */
export function RequisiteChoice({ saved, chosen, confirmation, onChoose }: RequisiteChoiceProps) {
  const { t } = useTranslation()
  const group = useId()
  return (
    <>
      <div className={styles.choices} role="radiogroup" aria-label={t('cashier.withdrawal.where')}>
        {saved.map(({ id, masked, status }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name={group}
              checked={chosen === id}
              disabled={status !== 'ready'}
              onChange={() => onChoose(id)}
            />
            <Icon name="card" />
            <span className={styles.masked}>{masked}</span>
            {status !== 'ready' && (
              <span className={styles.state}>{t(`cashier.withdrawal.saved.${status}`)}</span>
            )}
          </label>
        ))}
        <label className={styles.choice}>
          <input type="radio" name={group} checked={chosen === null} onChange={() => onChoose(null)} />
          <Icon name="plus" />
          <span>{t('cashier.withdrawal.new')}</span>
        </label>
      </div>
      {saved.some(({ status }) => status === 'validation_required') && (
        <div className={styles.confirmation}>{confirmation}</div>
      )}
    </>
  )
}
