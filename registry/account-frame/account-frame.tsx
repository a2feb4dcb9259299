import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { usePlayerName } from '../../src/lib/data/use-player-name.ts'
import { useSession } from '../../src/modules/session/index.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { MenuEntry } from '../../src/renderer/navigation/menu-entry.tsx'
import { useShownItems } from '../../src/renderer/navigation/menu-items.ts'
import { useConfig, usePath } from '../../src/renderer/render-context.tsx'
import { Avatar } from '../../src/ui/art/avatar.tsx'
import { isIcon } from '../../schemas/icon-names.ts'
import { Icon } from '../../src/ui/art/icon.tsx'
import { PageTitle } from '../../src/ui/display/page-title.tsx'
import { useCurrentInView } from '../../src/ui/hooks/use-current-in-view.ts'
import type { accountFrame } from './account-frame.schema.ts'
import styles from './account-frame.module.css'
import { Breakdown } from './parts/breakdown.tsx'
import { MenuBadge } from './parts/menu-badge.tsx'

export function AccountFrame({ props, slots }: BlockProps<typeof accountFrame, ReactNode>) {
  const { content, aside } = slots
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <PlayerHead />
        <Menu name={props.menu} />
      </div>
      <div className={styles.content}>
        <PageTitle>{props.title}</PageTitle>
        {content}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}

/** Name and balance of the player. */
function PlayerHead() {
  const { t } = useTranslation()
  const { account } = useSession()
  const name = usePlayerName(account)
  if (account === null) return null
  return (
    <div className={styles.head}>
      <div className={styles.player}>
        <Avatar name={name} />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.id}>{t('profile.id', { id: account.uid })}</p>
        </div>
      </div>
      <Breakdown />
    </div>
  )
}

function Menu({ name }: { name: string }) {
  const { t } = useTranslation()
  const { menus } = useConfig()
  const items = useShownItems(menus[name] ?? [])
  const line = useCurrentInView<HTMLElement>(usePath())
  return (
    <nav ref={line} aria-label={t('profile.menu')} className={styles.menu}>
      {items.map((item) => (
        <MenuEntry key={item.id} item={item} className={styles.entry}>
          {isIcon(item.icon) && <Icon name={item.icon} />}
          {item.label}
          {item.badge !== undefined && <MenuBadge kind={item.badge} />}
        </MenuEntry>
      ))}
      <ActionButton
        action={{ type: 'call', operation: 'auth.logout' }}
        icon="logout"
        className={`${styles.entry} ${styles.logout}`}
      >
        {t('header.logout')}
      </ActionButton>
    </nav>
  )
}
