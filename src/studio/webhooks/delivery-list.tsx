import { useTranslation } from 'react-i18next'
import type { DeliveryState, WebhookDelivery } from '../../../schemas/studio/webhooks.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { callStudio } from '../call-studio.ts'
import { useTranslatePhrase } from '../issues/use-translate-issue.ts'
import { Loaded } from '../loaded.tsx'
import { useAction } from '../use-action.ts'
import { useTimestamp } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import { eventKey } from './event-keys.ts'
import shell from '../shell/shell.module.css'

const refreshSeconds = 5
/** As many as the server returns. */
const maxShown = 50
const tones = { waiting: 'info', done: 'ok', failed: 'error' } as const satisfies Record<
  DeliveryState,
  string
>

/** The last messages of a webhook with their results. */
export function DeliveryList({ id, name, canSend }: { id: number; name: string; canSend: boolean }) {
  const { t } = useTranslation()
  const deliveries = useStudioData('webhooks.deliveries', { id }, refreshSeconds)
  const { reason, run } = useAction(async (delivery: number) => {
    await deliveries.mutate(await callStudio('webhooks.sendAgain', { id, delivery }), false)
  })
  return (
    <Loaded reading={deliveries} waiting={<Skeleton height="80px" />}>
      {(list) =>
        list.length === 0 ? (
          <p className={shell.detail}>{t('webhooks.noMessages')}</p>
        ) : (
          <>
            {reason && <p role="alert">{reason}</p>}
            <div role="group" aria-label={`${t('webhooks.messages')}: ${name}`}>
              <table className={classNames(shell.table, shell.rows)}>
                <thead>
                  <tr>
                    <th scope="col">{t('webhooks.when')}</th>
                    <th scope="col">{t('webhooks.what')}</th>
                    <th scope="col">{t('webhooks.result')}</th>
                    <th scope="col" aria-label={t('webhooks.again')} />
                  </tr>
                </thead>
                <tbody>
                  {list.map((delivery) => (
                    <Delivery
                      key={delivery.id}
                      delivery={delivery}
                      onSendAgain={canSend ? () => run(delivery.id) : undefined}
                    />
                  ))}
                </tbody>
              </table>
            </div>
            {list.length === maxShown && <p className={shell.detail}>{t('webhooks.lastMessages')}</p>}
          </>
        )
      }
    </Loaded>
  )
}

interface DeliveryProps {
  delivery: WebhookDelivery
  onSendAgain: (() => void) | undefined
}

function Delivery({ delivery, onSendAgain }: DeliveryProps) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const told = useTranslatePhrase()
  const { event, state, status, error, attempts, createdAt, nextAt } = delivery
  const key = eventKey(event)
  const label = key === undefined ? event : t(`webhooks.event.${key}`)
  const details = [
    error ? told(error) : status === null ? '' : String(status),
    attempts > 1 ? t('webhooks.attempts', { count: attempts }) : '',
    nextAt !== null && attempts > 0 ? t('webhooks.next', { time: time(nextAt) }) : '',
  ].filter((part) => part !== '')
  return (
    <tr>
      <td>{time(createdAt)}</td>
      <td>{label}</td>
      <td>
        <Badge tone={tones[state]}>{t(`webhooks.delivery.${state}`)}</Badge>
        <span className={shell.detail}>{details.join(' · ')}</span>
      </td>
      <td>
        {state !== 'waiting' && onSendAgain && (
          <Button
            variant="ghost"
            size="s"
            aria-label={`${t('webhooks.again')}: ${label}, ${time(createdAt)}`}
            onClick={onSendAgain}
          >
            {t('webhooks.again')}
          </Button>
        )}
      </td>
    </tr>
  )
}
