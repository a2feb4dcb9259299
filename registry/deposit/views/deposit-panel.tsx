import type { EntityId } from '../../../schemas/api/entity-id.ts'
import { useId, useMemo, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { FormMessages } from '../../../forms/index.ts'
import type { DepositLimit } from '../../../schemas/api/entities/account.ts'
import type { DepositMethod } from '../../../schemas/api/entities/cashier.ts'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import * as storageKeys from '../../../src/lib/browser/storage-keys.ts'
import { FormSkeleton } from '../../../forms/react/index.ts'
import type { FormState } from '../../../src/renderer/form/form-view.tsx'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { useSession } from '../../../src/modules/session/index.ts'
import {
  AmountField,
  amountMessage,
  amountProblem,
  deposits,
  firstChoice,
  storeOrder,
  MethodFacts,
  MethodPicker,
  MoneyNotice,
  noOffer,
  offeredAmounts,
  type OfferedMethod,
  offeredMethods,
  useStoredOrder,
  useSuggestedAmount,
  useMethodAddress,
  useRemembered,
  useStart,
  OrderLayout,
  OrderPart,
  RequisitesHead,
  type TypedAmount,
} from '../../../src/modules/cashier/index.ts'
import { useCardChoice, type KnownCards } from '../cards.ts'
import { DepositRequisites } from './deposit-requisites.tsx'
import { DepositSummary } from './deposit-summary.tsx'
import { LastPayment } from './last-payment.tsx'
import { OfferPicker } from './offer-picker.tsx'
import { depositOffers, offersWith } from '../offers.ts'

interface DepositPanelProps {
  methods: readonly DepositMethod[]
  offers: readonly Offer[]
  limit: DepositLimit | undefined
  cards: KnownCards
  /** A card was removed. */
  onCardRemoved: () => void
  /** The offer activated by a promo code; it is chosen immediately. */
  activated: Offer | undefined
  /** The promo code entry. */
  promo: ReactNode
  /** Sysname of the method in the address. */
  sysname: string | undefined
  /** Shown if there is no payment method. */
  empty: ReactNode
}

/** Method, amount, offer and requisites, with the summary beside them. */
export function DepositPanel({ methods, sysname, empty, ...order }: DepositPanelProps) {
  const { t } = useTranslation()
  const { cashier } = useConfig()
  const offered = useMemo(() => offeredMethods(methods, cashier, t), [methods, cashier, t])
  const [chosen, setChosen] = useState<string>()
  const last = useRemembered(storageKeys.lastDepositMethod)
  const method = firstChoice(offered, chosen, sysname, last)
  const showInAddress = useMethodAddress()

  useStart(deposits)

  if (method === undefined) return empty
  const choose = (wished: string) => {
    setChosen(wished)
    showInAddress(wished)
  }
  return (
    <Order method={method} {...order}>
      <MethodPicker
        title={t('cashier.method')}
        methods={offered}
        chosen={method.sysname}
        onChoose={choose}
        assurance={cashier.assurance}
      />
      <MethodFacts method={method} instructions={method.instructions} />
    </Order>
  )
}

interface OrderProps extends Omit<DepositPanelProps, 'methods' | 'sysname' | 'empty'> {
  method: OfferedMethod
  children: ReactNode
}

function Order({ method, offers, limit, cards, onCardRemoved, activated, promo, children }: OrderProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { presets } = useConfig().cashier
  const { account } = useSession()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const stored = useStoredOrder()
  const [typed, setTyped] = useState<TypedAmount>()
  const suggested = useSuggestedAmount(method.min)
  const amount = typed === undefined ? (suggested ?? stored?.amount ?? '') : typed
  const [choice, setChoice] = useState<{ id: EntityId; after: Offer | undefined }>()
  const cardChoice = useCardChoice(method, cards)
  const { card, isWaiting } = cardChoice
  const cardFormId = useId()
  const activeId = card === undefined ? formId : cardFormId
  const [isChecked, setIsChecked] = useState(false)
  const [messages, setMessages] = useState<FormMessages>()
  const [requisitesState, setRequisitesState] = useState<FormState>('absent')
  const [cardState, setCardState] = useState<FormState>('absent')
  const activeState = card === undefined ? requisitesState : cardState
  const [outcomeBox, setOutcomeBox] = useState<HTMLDivElement | null>(null)
  const left = limit?.available_amount ?? null
  const problem = amountProblem(amount, { ...method, left })
  const amountError =
    isChecked && problem && messages
      ? amountMessage(problem, { ...method, left }, messages, locale)
      : undefined

  const sent = problem === undefined ? (amount ?? '') : ''

  const fromCode = activated?.trigger.action === 'deposit' ? activated : undefined
  // The player's choice holds until a promo code activates another offer.
  const offerId =
    choice !== undefined && choice.after === fromCode ? choice.id : (fromCode?.id ?? stored?.offerId)
  const all = fromCode === undefined ? offers : [fromCode, ...offers.filter(({ id }) => id !== fromCode.id)]
  const choices = offersWith(depositOffers(all, account === null), method.sysname)
  const offer = choices.find(({ id }) => id === offerId)

  // The amount belongs to the payment, not to the requisites form, so it is checked first.
  const checkAmount = (event: SyntheticEvent) => {
    setIsChecked(true)
    if (problem === undefined) return
    event.preventDefault()
    event.stopPropagation()
    field.current?.focus()
  }
  const changeAmount = (next: TypedAmount) => {
    setTyped(next)
    storeOrder({ amount: next ?? '' })
  }
  const chooseOffer = (id: EntityId) => {
    setChoice({ id, after: fromCode })
    storeOrder({ offerId: id })
  }
  const sendAgain = () => {
    const form = document.getElementById(activeId)
    if (form instanceof HTMLFormElement) form.requestSubmit()
  }

  return (
    <>
      <LastPayment id={stored?.transactionId} />
      <OrderLayout
        summary={
          <DepositSummary
            method={method}
            amount={sent}
            formId={activeId}
            formState={isWaiting ? 'absent' : activeState}
            offer={offer}
            limit={limit}
            note={card === undefined ? t(`cashier.payNote.${method.display}`) : undefined}
            outcome={<MoneyNotice submitter={deposits} onAgain={sendAgain} />}
            outcomeRef={setOutcomeBox}
          />
        }
      >
        <OrderPart>{children}</OrderPart>
        <OrderPart>
          <AmountField
            amount={amount}
            currency={method.currency}
            min={method.min}
            max={method.max}
            left={left}
            presets={offeredAmounts(method, presets, left)}
            problem={amountError}
            inputRef={field}
            onChange={changeAmount}
            onLeave={() => setIsChecked(amount !== '')}
          />
        </OrderPart>
        <OrderPart>
          <OfferPicker offers={choices} chosen={offer?.id ?? noOffer} amount={sent} onChoose={chooseOffer}>
            {promo}
          </OfferPicker>
        </OrderPart>
        <OrderPart>
          <RequisitesHead id={`${formId}-title`} title={t('cashier.requisites')} method={method.name} />
          {isWaiting ? (
            <FormSkeleton rows={2} hideSubmit />
          ) : (
            <DepositRequisites
              method={method}
              cardChoice={cardChoice}
              onCardRemoved={onCardRemoved}
              labelId={`${formId}-title`}
              isBusy={activeState === 'busy'}
              order={{
                method_id: method.id,
                method: method.sysname,
                amount: sent,
                campaign_offer_id: offer?.id ?? noOffer,
              }}
              onSubmitCapture={checkAmount}
              requisitesForm={{ id: formId, onStateChange: setRequisitesState }}
              cardForm={{ id: cardFormId, onStateChange: setCardState }}
              outcomeIn={outcomeBox}
              onMessages={setMessages}
            />
          )}
        </OrderPart>
      </OrderLayout>
    </>
  )
}
