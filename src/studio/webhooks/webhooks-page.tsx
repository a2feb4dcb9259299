import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CreatedWebhook, Webhook } from '../../../schemas/studio/webhooks.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ShownOnce } from '../account/shown-once.tsx'
import { callStudio } from '../call-studio.ts'
import { useStudioData } from '../use-studio-data.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookItem } from './webhook-item.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { Detail } from '../kit/text.tsx'
import { Stack } from '../kit/layout.tsx'

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
    <ListPage
      title={t('webhooks.title')}
      text={<Detail>{t('webhooks.hint')}</Detail>}
      above={
        step === 'add' ? (
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
        )
      }
      reading={webhooks}
      none={{ title: t('webhooks.none'), text: t('webhooks.noneText') }}
    >
      {(list) => (
        <Stack as="ul" gap={16}>
          {list.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} onChanged={show} onSecret={showSecret} />
          ))}
        </Stack>
      )}
    </ListPage>
  )
}
