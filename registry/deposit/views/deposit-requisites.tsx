import { useMemo, useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { OperationValues } from '../../../src/renderer/actions.ts'
import {
  FormView,
  type ExtendableForm,
  type FormState,
  type FormViewProps,
} from '../../../src/renderer/form/form-view.tsx'
import { knownRequisites, narrowRequisites, type OfferedMethod } from '../../../src/modules/cashier/index.ts'
import { useSession } from '../../../src/modules/session/index.ts'
import type { CardChoiceState } from '../cards.ts'
import { CardChoice } from './card-choice.tsx'
import cardStyles from './card-choice.module.css'
import styles from './deposit-panel.module.css'

/** The forms of a deposit, of which one is shown: with the requisites, and with a saved card. */
export interface PaymentForm {
  id: string
  onStateChange: (state: FormState) => void
}

interface DepositRequisitesProps extends Pick<FormViewProps, 'outcomeIn' | 'onMessages'> {
  method: OfferedMethod
  cardChoice: CardChoiceState
  onCardRemoved: () => void
  /** Id of the heading, which receives the focus when the last card is gone. */
  labelId: string
  /** A payment is being sent. */
  isBusy: boolean
  /** The parts of the order that are no requisites. */
  order: OperationValues
  onSubmitCapture: (event: SyntheticEvent) => void
  requisitesForm: PaymentForm
  cardForm: PaymentForm
}

/**
 * What pays the deposit: a saved card, or the requisites of the method's form. What was typed into that form stays
 * while a saved card is chosen.
 */
export function DepositRequisites({
  method,
  cardChoice,
  onCardRemoved,
  labelId,
  isBusy,
  order,
  onSubmitCapture,
  requisitesForm,
  cardForm,
  outcomeIn,
  onMessages,
}: DepositRequisitesProps) {
  const { t } = useTranslation()
  const { account } = useSession()
  const { cards, card, form: savedForm, canSave, choose, reject, forget } = cardChoice
  const [savesCard, setSavesCard] = useState(false)
  const isByCard = savedForm !== undefined
  /** The form of the requisites that was shown: it loads only when it is needed. */
  const [opened, setOpened] = useState<string>()
  if (!isByCard && opened !== method.form) setOpened(method.form)
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
  const shared = { onMessages, keepsValues: true, hideTitle: true, hideSubmit: true }
  return (
    <>
      {cards.length > 0 && (
        <CardChoice
          cards={cards}
          chosen={card?.id ?? null}
          isLocked={isBusy}
          onChoose={choose}
          onRemoved={(id) => {
            if (cards.length === 1) document.getElementById(labelId)?.focus({ preventScroll: true })
            forget(id)
            onCardRemoved()
          }}
        />
      )}
      {card !== undefined && method.saved_cards !== undefined && (
        <p className={cardStyles.note}>{t(`cashier.cards.note.${method.saved_cards}`)}</p>
      )}
      <div role="group" aria-labelledby={labelId} onSubmitCapture={onSubmitCapture}>
        {(!isByCard || opened === method.form) && (
          <div hidden={isByCard}>
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
              // The messages of a hidden form are hidden with it.
              outcomeIn={isByCard ? undefined : outcomeIn}
              {...requisitesForm}
              {...shared}
            />
          </div>
        )}
        {isByCard && (
          <FormView
            key={savedForm}
            formKey={savedForm}
            rows={0}
            payload={() => ({ ...order, card_id: card?.id })}
            explain={explain}
            outcomeIn={outcomeIn}
            {...cardForm}
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
