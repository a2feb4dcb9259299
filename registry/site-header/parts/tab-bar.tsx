import { useChatWindow } from '../../../src/lib/preferences/chat-window.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { CompiledMenuItem } from '../../../schemas/compiled.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { MenuEntry } from '../../../src/renderer/navigation/menu-entry.tsx'
import { useShownItems } from '../../../src/renderer/navigation/menu-items.ts'
import { useFacts } from '../../../src/renderer/render-context.tsx'
import { classNames } from '../../../src/ui/styles/class-names.ts'
import { isIcon } from '../../../schemas/icon-names.ts'
import { Icon } from '../../../src/ui/art/icon.tsx'
import styles from './tab-bar.module.css'

interface TabBarProps {
  items: readonly CompiledMenuItem[]
  /** Popup behind the last tab, with all entries that do not fit here. */
  sidebar: string | undefined
  /** The page has its own action at the bottom of a phone's screen. */
  isHidden: boolean
}

/** The bar at the bottom of phones and tablets. The middle entry is emphasized, but invites nobody during a break. */
export function TabBar({ items, sidebar, isHidden }: TabBarProps) {
  const { t } = useTranslation()
  const { unread } = useChatWindow()
  const { isOnBreak = false } = useFacts()
  const shown = useShownItems(items)
  const count = shown.length + (sidebar === undefined ? 0 : 1)
  if (count === 0) return null
  const middle = isOnBreak ? undefined : Math.floor(count / 2)
  return (
    <nav aria-label={t('header.tabs')} className={styles.bar} data-hidden={isHidden || undefined}>
      {shown.map((item, index) => (
        <MenuEntry
          key={item.id}
          item={item}
          className={classNames(styles.tab, index === middle && styles.middle)}
        >
          <TabContent icon={item.icon} label={item.label} />
        </MenuEntry>
      ))}
      {sidebar !== undefined && (
        <ActionButton
          action={{ type: 'openPopup', popup: sidebar }}
          className={styles.tab}
          aria-label={
            unread > 0 ? `${t('header.more')}: ${t('support.chat.unread', { count: unread })}` : undefined
          }
        >
          <TabContent icon="menu" label={t('header.more')} />
          {unread > 0 && <span className={styles.dot} />}
        </ActionButton>
      )}
    </nav>
  )
}

function TabContent({ icon, label }: { icon: string | undefined; label: string }) {
  return (
    <>
      {isIcon(icon) && <Icon name={icon} size={24} className={styles.icon} />}
      <span className={styles.label}>{label}</span>
    </>
  )
}
