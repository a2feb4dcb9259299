import type { EntityId } from '../../../schemas/api/entity-id.ts'
import { useId, useRef } from 'react'
import type { PaymentCard } from '../../../schemas/api/entities/cashier.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import { useTask } from '../../../src/lib/data/use-task.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { confirmDialog } from '../../../src/modules/dialogs/index.ts'
import { showToast } from '../../../src/modules/toasts/index.ts'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import type { ShownCard } from '../cards.ts'
import styles from './card-choice.module.css'

interface CardChoiceProps {
  cards: readonly ShownCard[]
  /** Id of the chosen card; null: another one. */
  chosen: EntityId | null
  /** A payment is being sent: another card must not start a second one. */
  isLocked: boolean
  onChoose: (id: EntityId | null) => void
  /** Called with the id of the removed card, which is still listed. */
  onRemoved: (id: EntityId) => void
}

/** The card that pays: a saved one, masked, or another one. */
export function CardChoice({ cards, chosen, isLocked, onChoose, onRemoved }: CardChoiceProps) {
  const { t } = useTranslation()
  const group = useId()
  const list = useRef<HTMLDivElement>(null)
  /** The button that was pressed disappears with its card. */
  const removed = (id: EntityId) => {
    showToast({ kind: 'success', title: t('cashier.cards.removed') })
    list.current?.focus({ preventScroll: true })
    onRemoved(id)
  }
  return (
    <div
      ref={list}
      tabIndex={-1}
      className={styles.cards}
      role="radiogroup"
      aria-label={t('cashier.cards.label')}
    >
      {cards.map((card) => (
        <CardRow
          key={card.id}
          card={card}
          group={group}
          isChosen={chosen === card.id}
          isLocked={isLocked}
          onChoose={() => onChoose(card.id)}
          onRemoved={() => removed(card.id)}
        />
      ))}
      <label className={styles.card}>
        <input
          type="radio"
          name={group}
          checked={chosen === null}
          disabled={isLocked}
          onChange={() => onChoose(null)}
        />
        <Icon name="plus" />
        <span className={styles.texts}>{t('cashier.cards.other')}</span>
      </label>
    </div>
  )
}

interface CardRowProps {
  card: ShownCard
  group: string
  isChosen: boolean
  isLocked: boolean
  onChoose: () => void
  onRemoved: () => void
}

function CardRow({ card, group, isChosen, isLocked, onChoose, onRemoved }: CardRowProps) {
  const { t } = useTranslation()
  const { id, brand, masked, expires, state } = card
  const name = cardName(card)
  const remove = useTask(async () => {
    const isSure = await confirmDialog({
      title: t('cashier.cards.question', { card: name }),
      text: t('cashier.cards.consequence'),
      confirmLabel: t('cashier.cards.remove'),
      cancelLabel: t('cashier.cards.keep'),
      danger: true,
    })
    if (!isSure) return
    try {
      await callApi('cashier.removecard', { id })
    } catch (error) {
      // It is removed already.
      if (!(error instanceof ApiError && error.data['id'] === 'unknown')) throw error
    }
    onRemoved()
  })
  return (
    <div className={styles.row}>
      <label className={styles.card}>
        <input
          type="radio"
          name={group}
          checked={isChosen}
          disabled={isLocked || state !== 'ready'}
          onChange={onChoose}
        />
        <Icon name="card" />
        <span className={styles.texts}>
          <span className={styles.masked}>{masked}</span>
          <span className={styles.detail}>
            {brand} · {expires}
          </span>
          {state !== 'ready' && <span className={styles.state}>{t(`cashier.cards.${state}`)}</span>}
        </span>
      </label>
      {state !== 'unknown' && (
        <Button
          variant="ghost"
          square
          icon="close"
          className={styles.remove}
          loading={remove.isPending}
          disabled={isLocked}
          aria-label={t('cashier.cards.removeOf', { card: name })}
          onClick={remove.run}
        />
      )}
      {remove.problem && (
        <p className={styles.problem} role="alert">
          {remove.problem}
        </p>
      )}
    </div>
  )
}

/** "Uzcard ··3308" */
function cardName({ brand, masked }: Pick<PaymentCard, 'brand' | 'masked'>): string {
  return `${brand} ··${masked.slice(-4)}`
}
