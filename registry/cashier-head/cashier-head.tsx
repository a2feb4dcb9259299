import { urlOf } from '../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useConfig, useFacts, usePath } from '../../src/renderer/render-context.tsx'
import { Icon } from '../../src/ui/art/icon.tsx'
import type { cashierHead } from './cashier-head.schema.ts'
import { PageTitle } from '../../src/ui/display/page-title.tsx'
import styles from './cashier-head.module.css'
import { Balances } from './parts/balances.tsx'

const sections = [
  { name: 'deposit', icon: 'plus', role: 'deposit' },
  { name: 'withdraw', icon: 'arrow-right', role: 'withdrawal' },
  { name: 'history', icon: 'history', role: 'cashier-history' },
] as const

export function CashierHead({ id, props }: BlockProps<typeof cashierHead, ReactNode>) {
  const { t } = useTranslation()
  const { user } = useFacts()
  const { chat, framesOrigin } = useConfig()
  // On phones there is no floating button: it would cover amounts and buttons.
  const hasChat = chat !== undefined && framesOrigin !== undefined
  const path = usePath()
  const isHere = (to: string) => path === to || path.startsWith(`${to}/`)
  return (
    <header className={styles.head}>
      <PageTitle id={`${id}-title`} className={styles.title}>
        {props.title}
      </PageTitle>
      {hasChat && (
        <ActionButton
          action={{ type: 'openChat' }}
          className={styles.chat}
          aria-label={t('support.chat.badge')}
          icon="chat"
        />
      )}
      {props.showBalances === true && user === 'authenticated' && <Balances id={`${id}-balances`} />}
      <nav className={styles.sections} aria-label={t('cashier.tabs.label')}>
        {sections.map(({ name, icon, role }) => (
          <LocalLink
            key={name}
            to={urlOf(role)}
            className={styles.section}
            aria-current={isHere(urlOf(role)) ? 'page' : undefined}
          >
            <Icon name={icon} size={18} />
            {t(`cashier.tabs.${name}`)}
          </LocalLink>
        ))}
      </nav>
    </header>
  )
}
