import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { CreatedWebhook, Webhook, WebhookState } from '../../../schemas/studio/webhooks.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { callStudio } from '../call-studio.ts'
import { Confirmation, OpenedPart } from '../kit/opened-part.tsx'
import { useAction } from '../use-action.ts'
import { useTimestamp } from '../use-language.ts'
import { useLeavingFocus } from '../use-leaving-focus.ts'
import { DeliveryList } from './delivery-list.tsx'
import { eventKeys } from './event-keys.ts'
import { WebhookForm } from './webhook-form.tsx'
import { ActionError } from '../kit/action-error.tsx'
import { Row } from '../kit/layout.tsx'
import account from '../account/account.module.css'
import styles from './webhooks.module.css'

const tones = { active: 'ok', paused: 'neutral', failing: 'error' } as const satisfies Record<
  WebhookState,
  string
>

interface WebhookItemProps {
  webhook: Webhook
  onChanged: (webhooks: Webhook[]) => void
  onSecret: (created: CreatedWebhook) => void
}

/** A webhook with what can be done with it, and its messages. */
export function WebhookItem({ webhook, onChanged, onSecret }: WebhookItemProps) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const [step, setStep] = useState<'edit' | 'renew' | 'remove' | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, url, events, state, failures, isGone, formerSecretUntil } = webhook
  const isActive = state === 'active'
  const time = useTimestamp()
  const { isPending, reason, run } = useAction(async (work: () => Promise<void>) => work())
  const item = useLeavingFocus<HTMLLIElement>(
    (element) =>
      (element.nextElementSibling ?? element.previousElementSibling)?.querySelector('button') ??
      element.closest('main'),
  )

  const toggle = async () => onChanged(await callStudio('webhooks.change', { id, isActive: !isActive }))
  async function renew() {
    onSecret(await callStudio('webhooks.renewSecret', { id }))
    setStep(null)
  }
  const remove = async () => onChanged(await callStudio('webhooks.remove', { id }))
  async function test() {
    const deliveries = await callStudio('webhooks.test', { id })
    setIsOpen(true)
    await mutate(['webhooks.deliveries', JSON.stringify({ id })], deliveries, false)
  }
  const labelOf = (verb: string) => `${verb}: ${name}`
  const button = (verb: string, onClick: () => void, isExpanded?: boolean) => (
    <Button
      variant="ghost"
      size="s"
      aria-label={labelOf(verb)}
      aria-expanded={isExpanded}
      // Not `disabled`, which would lose the focus.
      aria-disabled={isPending}
      onClick={onClick}
    >
      {verb}
    </Button>
  )
  const opener = (verb: string, opened: 'edit' | 'renew' | 'remove') =>
    button(verb, () => setStep(step === opened ? null : opened), step === opened)
  const confirmation = (verb: string, hint: string, work: () => Promise<void>) => (
    <Confirmation
      className={account.form}
      label={labelOf(verb)}
      verb={verb}
      isPending={isPending}
      onConfirm={() => run(work)}
      onCancel={() => setStep(null)}
    >
      <p>{hint}</p>
    </Confirmation>
  )

  return (
    <li className={styles.webhook} ref={item}>
      <Row gap={12}>
        <h2 className={styles.name}>{name}</h2>
        <Badge tone={tones[state]}>{t(`webhooks.state.${state}`)}</Badge>
      </Row>
      <p className={account.hint}>
        <code>{url}</code>
      </p>
      <p className={account.hint}>
        {events.map((event) => t(`webhooks.event.${eventKeys[event]}`)).join(' · ')}
      </p>
      {state === 'failing' && (
        <p>{isGone ? t('webhooks.goneHint') : t('webhooks.failingHint', { count: failures })}</p>
      )}
      {formerSecretUntil !== null && (
        <p className={account.hint}>{t('webhooks.formerUntil', { time: time(formerSecretUntil) })}</p>
      )}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="s"
          aria-expanded={isOpen}
          aria-label={labelOf(t('webhooks.messages'))}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('webhooks.messages')}
        </Button>
        {isActive && button(t('webhooks.test'), () => run(test))}
        {button(t(isActive ? 'webhooks.pause' : 'webhooks.resume'), () => run(toggle))}
        {formerSecretUntil === null && opener(t('webhooks.renew'), 'renew')}
        {opener(t('webhooks.edit'), 'edit')}
        {opener(t('webhooks.remove'), 'remove')}
      </div>
      {step === 'edit' && (
        <OpenedPart label={labelOf(t('webhooks.edit'))}>
          <WebhookForm
            verb={t('webhooks.save')}
            initial={webhook}
            onSubmit={async (values) => {
              onChanged(await callStudio('webhooks.change', { id, ...values }))
              setStep(null)
            }}
            onCancel={() => setStep(null)}
          />
        </OpenedPart>
      )}
      {step === 'renew' && confirmation(t('webhooks.renew'), t('webhooks.renewHint'), renew)}
      {step === 'remove' && confirmation(t('webhooks.remove'), t('webhooks.removeHint'), remove)}
      <ActionError reason={reason} />
      {isOpen && <DeliveryList id={id} name={name} canSend={isActive} />}
    </li>
  )
}
