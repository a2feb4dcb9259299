import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CreatedWebhook, Webhook } from '../../../schemas/studio/webhooks.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ShownOnce } from '../account/shown-once.tsx'
import { callStudio } from '../call-studio.ts'
import { Loaded } from '../loaded.tsx'
import { useStudioData } from '../use-studio-data.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookItem } from './webhook-item.tsx'
import styles from './webhooks.module.css'
import shell from '../shell/shell.module.css'

/** Messages to other servers about publications. */
export function WebhooksPage() {
  const { t } = useTranslation()
  const webhooks = useStudioData('webhooks.list', {})
  const [step, setStep] = useState<'add' | { secret: string } | null>(null)
  const show = (list: Webhook[]) => void webhooks.mutate(list, false)
  const showSecret = ({ secret, webhooks: list }: CreatedWebhook) => {
    setStep({ secret })
    show(list)
  }

  return (
    <main data-part="" className={shell.page} tabIndex={0}>
      <h1 className={shell.title}>{t('webhooks.title')}</h1>
      <p className={shell.detail}>{t('webhooks.hint')}</p>
      {step === 'add' ? (
        <WebhookForm
          verb={t('webhooks.add')}
          onSubmit={async (values) => showSecret(await callStudio('webhooks.add', values))}
          onCancel={() => setStep(null)}
        />
      ) : step === null ? (
        <div>
          <Button size="s" icon="plus" onClick={() => setStep('add')}>
            {t('webhooks.add')}
          </Button>
        </div>
      ) : (
        <ShownOnce
          secret={step.secret}
          label={t('webhooks.secret')}
          hint={t('webhooks.secretHint')}
          done={t('webhooks.secretDone')}
          onDone={() => setStep(null)}
        />
      )}
      <Loaded reading={webhooks} waiting={<Skeleton height="160px" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState emblem="star" title={t('webhooks.none')} text={t('webhooks.noneText')} />
          ) : (
            <ul className={styles.webhooks}>
              {list.map((webhook) => (
                <WebhookItem key={webhook.id} webhook={webhook} onChanged={show} onSecret={showSecret} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </main>
  )
}
