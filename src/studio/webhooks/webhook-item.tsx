import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { CreatedWebhook, Webhook, WebhookState } from '../../../schemas/studio/webhooks.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { callStudio } from '../call-studio.ts'
import { useAction } from '../use-action.ts'
import { DeliveryList } from './delivery-list.tsx'
import { eventKeys } from './event-keys.ts'
import { WebhookForm } from './webhook-form.tsx'
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
  const [step, setStep] = useState<'edit' | 'remove' | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, url, events, state, failures } = webhook
  const isActive = state === 'active'
  const { isPending, reason, run } = useAction(async (work: () => Promise<void>) => work())

  const toggle = async () => onChanged(await callStudio('webhooks.change', { id, isActive: !isActive }))
  const renew = async () => onSecret(await callStudio('webhooks.renewSecret', { id }))
  const remove = async () => onChanged(await callStudio('webhooks.remove', { id }))
  async function test() {
    const deliveries = await callStudio('webhooks.test', { id })
    setIsOpen(true)
    await mutate(['webhooks.deliveries', JSON.stringify({ id })], deliveries, false)
  }
  const button = (verb: string, work: () => Promise<void>, isOffered = true) =>
    isOffered && (
      <Button
        variant="ghost"
        size="s"
        aria-label={`${verb}: ${name}`}
        disabled={isPending}
        onClick={() => run(work)}
      >
        {verb}
      </Button>
    )

  return (
    <li className={styles.webhook}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <Badge tone={tones[state]}>{t(`webhooks.state.${state}`)}</Badge>
      </div>
      <p className={account.hint}>
        <code>{url}</code>
      </p>
      <p className={account.hint}>
        {events.map((event) => t(`webhooks.event.${eventKeys[event]}`)).join(' · ')}
      </p>
      {state === 'failing' && <p>{t('webhooks.failingHint', { count: failures })}</p>}
      {step === 'edit' ? (
        <WebhookForm
          verb={t('webhooks.save')}
          initial={webhook}
          onSubmit={async (values) => {
            onChanged(await callStudio('webhooks.change', { id, ...values }))
            setStep(null)
          }}
          onCancel={() => setStep(null)}
        />
      ) : step === 'remove' ? (
        <div className={account.form}>
          <p>{t('webhooks.removeHint')}</p>
          <div className={account.buttons}>
            <Button loading={isPending} onClick={() => run(remove)}>
              {t('webhooks.remove')}
            </Button>
            <Button variant="ghost" onClick={() => setStep(null)}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="s"
            aria-expanded={isOpen}
            aria-label={`${t('webhooks.messages')}: ${name}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('webhooks.messages')}
          </Button>
          {button(t('webhooks.test'), test, isActive)}
          {button(t(isActive ? 'webhooks.pause' : 'webhooks.resume'), toggle)}
          {button(t('webhooks.renew'), renew)}
          {button(t('webhooks.edit'), () => Promise.resolve(setStep('edit')))}
          {button(t('webhooks.remove'), () => Promise.resolve(setStep('remove')))}
        </div>
      )}
      {reason && <p role="alert">{reason}</p>}
      {isOpen && <DeliveryList id={id} name={name} canSend={isActive} />}
    </li>
  )
}
