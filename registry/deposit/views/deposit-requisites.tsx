import { useMemo, useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { OperationValues } from '../../../src/renderer/actions.ts'
import { FormView, type ExtendableForm, type FormViewProps } from '../../../src/renderer/form/form-view.tsx'
import { knownRequisites, narrowRequisites, type OfferedMethod } from '../../../src/modules/cashier/index.ts'
import { useSession } from '../../../src/modules/session/index.ts'
import type { useCardChoice } from '../cards.ts'
import { CardChoice } from './card-choice.tsx'
import cardStyles from './card-choice.module.css'
import styles from './deposit-panel.module.css'

interface DepositRequisitesProps extends Pick<
  FormViewProps,
  'id' | 'outcomeIn' | 'onMessages' | 'onStateChange'
> {
  method: OfferedMethod
  cardChoice: ReturnType<typeof useCardChoice>
  onCardRemoved: () => void
  /** Id of the heading. */
  labelId: string
  /** The parts of the order that are no requisites. */
  order: OperationValues
  onSubmitCapture: (event: SyntheticEvent) => void
}

/** What pays the deposit: a saved card, or the requisites of the method's form. */
export function DepositRequisites({
  method,
  cardChoice,
  onCardRemoved,
  labelId,
  order,
  onSubmitCapture,
  ...form
}: DepositRequisitesProps) {
  const { t } = useTranslation()
  const { account } = useSession()
  const { cards, card, form: savedForm, canSave, choose, reject } = cardChoice
  const [savesCard, setSavesCard] = useState(false)
  const extend = useMemo(
    () => (loaded: ExtendableForm) => ({
      ...loaded,
      schema: narrowRequisites(loaded.schema, method.requisites),
    }),
    [method],
  )
  const known = useMemo(() => knownRequisites(account?.login), [account?.login])
  const explain = (error: unknown) => {
    const reason = reject(error)
    return reason && { message: t(`cashier.cards.rejected.${reason}`) }
  }
  const shared = { ...form, keepsValues: true, hideTitle: true, hideSubmit: true }
  return (
    <>
      {cards.length > 0 && (
        <CardChoice
          cards={cards}
          chosen={card?.id ?? null}
          onChoose={choose}
          onRemoved={() => {
            // Nothing else is chosen in place of the removed card without the player.
            choose(null)
            onCardRemoved()
          }}
        />
      )}
      {card !== undefined && method.saved_cards !== undefined && (
        <p className={cardStyles.note}>{t(`cashier.cards.note.${method.saved_cards}`)}</p>
      )}
      <div role="group" aria-labelledby={labelId} onSubmitCapture={onSubmitCapture}>
        {savedForm === undefined ? (
          <FormView
            key={method.form}
            formKey={method.form}
            values={known}
            extend={extend}
            payload={(requisites) => ({
              ...order,
              requisites,
              ...(canSave && savesCard && { save_card: true }),
            })}
            {...shared}
          />
        ) : (
          <FormView
            key={savedForm}
            formKey={savedForm}
            rows={0}
            payload={() => ({ ...order, card_id: card?.id })}
            explain={explain}
            {...shared}
          />
        )}
      </div>
      {canSave && (
        <label className={cardStyles.save}>
          <input
            type="checkbox"
            checked={savesCard}
            onChange={(event) => setSavesCard(event.currentTarget.checked)}
          />
          <span>
            {t('cashier.cards.save')}
            <span>{t('cashier.cards.saveHint')}</span>
          </span>
        </label>
      )}
      {method.requisites.length === 0 && card === undefined && (
        <p className={styles.plain}>{t('cashier.noRequisites')}</p>
      )}
    </>
  )
}
