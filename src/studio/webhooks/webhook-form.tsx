import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { webhookEvents, type Webhook, type WebhookEvent } from '../../../schemas/studio/webhooks.ts'
import { AccountForm } from '../account/account-form.tsx'
import { CheckList } from '../kit/choice.tsx'
import { textOf } from '../form-text.ts'
import { eventKeys } from './event-keys.ts'
import { TextField } from '../kit/field.tsx'

export interface WebhookValues {
  name: string
  url: string
  events: WebhookEvent[]
}

interface WebhookFormProps {
  /** Label of the button that submits. */
  verb: string
  initial?: Pick<Webhook, 'name' | 'url' | 'events'>
  onSubmit: (values: WebhookValues) => Promise<void>
  onCancel: () => void
}

/** Name, address and events of a webhook. */
export function WebhookForm({ verb, initial, onSubmit, onCancel }: WebhookFormProps) {
  const { t } = useTranslation()
  const id = useId()

  async function submit(form: FormData) {
    const name = textOf(form, 'name').trim()
    const url = textOf(form, 'url').trim()
    const events = webhookEvents.filter((event) => form.getAll('event').includes(event))
    if (name === '') return t('webhooks.nameEmpty')
    if (!/^https?:\/\/\S+$/.test(url)) return t('webhooks.urlWrong')
    if (events.length === 0) return t('webhooks.noEvent')
    await onSubmit({ name, url, events })
  }

  return (
    <AccountForm verb={verb} onSubmit={submit} onCancel={onCancel}>
      <TextField
        id={`${id}-name`}
        label={t('webhooks.name')}
        hint={t('webhooks.nameHint')}
        required
        name="name"
        maxLength={80}
        defaultValue={initial?.name}
      />
      <TextField
        id={`${id}-url`}
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        required
        name="url"
        type="url"
        inputMode="url"
        maxLength={1000}
        placeholder="https://"
        defaultValue={initial?.url}
      />
      <CheckList
        name="event"
        legend={t('webhooks.events')}
        choices={webhookEvents.map((event) => ({
          value: event,
          label: t(`webhooks.event.${eventKeys[event]}`),
        }))}
        initial={initial?.events ?? ['documents.published', 'documents.removed']}
      />
    </AccountForm>
  )
}
