import type { ReactNode } from 'react'
import type { SupportSettings } from '../../schemas/api/entities/site.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { Card } from '../../src/ui/display/card.tsx'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Icon } from '../../src/ui/art/icon.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { load } from './support-contacts.load.ts'
import type { supportContacts } from './support-contacts.schema.ts'
import styles from './support-contacts.module.css'

type Contact = SupportSettings['contacts'][number]

const icons = { email: 'mail', phone: 'phone', telegram: 'telegram' } as const

function addressOf({ type, value }: Contact): string {
  if (type === 'email') return `mailto:${value}`
  if (type === 'phone') return `tel:${value.replace(/[^+\d]/g, '')}`
  return `https://t.me/${encodeURIComponent(value.replace(/^@/, ''))}`
}

export function SupportContacts(block: BlockProps<typeof supportContacts, ReactNode>) {
  const { t } = useTranslation()
  const settings = useLoad(load, 'settings', block)
  if (settings.data !== undefined) return <Ways {...settings.data} />
  if (settings.error === undefined) return <Skeleton height="128px" />
  return (
    <ErrorState
      title={t('support.error.title')}
      text={t('support.error.text')}
      retryLabel={t('errors.retry')}
      onRetry={settings.retry}
    />
  )
}

function Ways({ chat, contacts, is_online: isOnline }: SupportSettings) {
  const { t } = useTranslation()
  if (chat === 'none' && contacts.length === 0)
    return <EmptyState emblem="bell" title={t('support.empty.title')} text={t('support.empty.text')} />
  return (
    <ul role="list" className={styles.ways}>
      {chat !== 'none' && (
        <Card as="li" className={styles.chat}>
          <Icon name="chat" size={24} className={styles.icon} />
          <h3 className={styles.title}>{t('support.chat.title')}</h3>
          <p className={styles.state} data-online={isOnline}>
            {t(isOnline ? 'support.chat.online' : 'support.chat.away')}
          </p>
          <ActionButton action={{ type: 'openChat' }} variant="primary">
            {t('support.chat.open')}
          </ActionButton>
        </Card>
      )}
      {contacts.map((contact) => (
        <Card as="li" key={`${contact.type}:${contact.value}`} className={styles.way}>
          <Icon name={icons[contact.type]} size={24} className={styles.icon} />
          <h3 className={styles.title}>{t(`support.contacts.${contact.type}`)}</h3>
          <a
            className={styles.address}
            href={addressOf(contact)}
            {...(contact.type === 'telegram' && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {contact.value}
          </a>
        </Card>
      ))}
    </ul>
  )
}
