import { useTranslation } from 'react-i18next'
import type { DeliveryState, WebhookDelivery } from '../../../schemas/studio/webhooks.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { callStudio } from '../call-studio.ts'
import { useTranslatePhrase } from '../issues/use-translate-issue.ts'
import { Loaded } from '../kit/loaded.tsx'
import { useAction } from '../use-action.ts'
import { useTimestamp } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import { eventKey } from './event-keys.ts'
import { ActionError } from '../kit/action-error.tsx'
import { DataTable, type Column } from '../kit/data-table.tsx'
import { Detail } from '../kit/text.tsx'

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
  const time = useTimestamp()
  const translate = useTranslatePhrase()
  const deliveries = useStudioData('webhooks.deliveries', { id }, refreshSeconds)
  const { reason, run } = useAction(async (delivery: number) => {
    await deliveries.mutate(await callStudio('webhooks.sendAgain', { id, delivery }), false)
  })
  const labelOf = ({ event }: WebhookDelivery) => {
    const key = eventKey(event)
    return key === undefined ? event : t(`webhooks.event.${key}`)
  }
  const detailsOf = ({ status, error, attempts, nextAt }: WebhookDelivery) =>
    [
      error ? translate(error) : status === null ? '' : String(status),
      attempts > 1 ? t('webhooks.attempts', { count: attempts }) : '',
      nextAt !== null && attempts > 0 ? t('webhooks.next', { time: time(nextAt) }) : '',
    ].filter((part) => part !== '')
  const columns: Column<WebhookDelivery>[] = [
    { title: t('webhooks.when'), cell: ({ createdAt }) => time(createdAt) },
    { title: t('webhooks.what'), cell: labelOf },
    {
      title: t('webhooks.result'),
      cell: (delivery) => (
        <>
          <Badge tone={tones[delivery.state]}>{t(`webhooks.delivery.${delivery.state}`)}</Badge>
          <Detail>{detailsOf(delivery).join(' · ')}</Detail>
        </>
      ),
    },
    {
      title: t('webhooks.again'),
      isTitleHidden: true,
      cell: (delivery) =>
        delivery.state !== 'waiting' &&
        canSend && (
          <Button
            variant="ghost"
            size="s"
            aria-label={`${t('webhooks.again')}: ${labelOf(delivery)}, ${time(delivery.createdAt)}`}
            onClick={() => run(delivery.id)}
          >
            {t('webhooks.again')}
          </Button>
        ),
    },
  ]
  return (
    <Loaded reading={deliveries} waiting={<Skeleton height="80px" />}>
      {(list) =>
        list.length === 0 ? (
          <Detail>{t('webhooks.noMessages')}</Detail>
        ) : (
          <>
            <ActionError reason={reason} />
            <div role="group" aria-label={`${t('webhooks.messages')}: ${name}`}>
              <DataTable columns={columns} items={list} keyOf={({ id: delivery }) => delivery} />
            </div>
            {list.length === maxShown && <Detail>{t('webhooks.lastMessages')}</Detail>}
          </>
        )
      }
    </Loaded>
  )
}
