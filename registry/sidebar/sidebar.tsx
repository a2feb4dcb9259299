import type { ReactNode } from 'react'
import type { CompiledMenuItem } from '../../schemas/compiled.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { MenuEntry } from '../../src/renderer/navigation/menu-entry.tsx'
import { useShownItems } from '../../src/renderer/navigation/menu-items.ts'
import { useConfig, useFacts } from '../../src/renderer/render-context.tsx'
import { SchemeSwitch } from '../../src/renderer/scheme-switch.tsx'
import { isIcon } from '../../schemas/icon-names.ts'
import { Icon } from '../../src/ui/art/icon.tsx'
import { AccountPart } from './account-part.tsx'
import { LanguagePart } from './language-part.tsx'
import { ChatPart } from './parts/chat-part.tsx'
import { InstallPart } from './parts/install-part.tsx'
import { MenuBanner } from './parts/menu-banner.tsx'
import type { sidebar } from './sidebar.schema.ts'
import styles from './sidebar.module.css'

export function Sidebar(block: BlockProps<typeof sidebar, ReactNode>) {
  const { props } = block
  const { t } = useTranslation()
  const { menus } = useConfig()
  const { user, isOnBreak = false } = useFacts()
  return (
    <div className={styles.sidebar}>
      <LanguagePart />
      {user === 'authenticated' && <AccountPart />}
      <Links label={t('header.menu')} items={menus[props.menu] ?? []} isMain />
      <Links label={t('header.help')} items={menus[props.more] ?? []} />
      {props.banner !== undefined && !isOnBreak && <MenuBanner {...block} />}
      <ChatPart />
      <InstallPart />
      <SchemeSwitch name="sidebar-scheme" />
    </div>
  )
}

interface LinksProps {
  label: string
  items: readonly CompiledMenuItem[]
  isMain?: boolean
}

function Links({ label, items, isMain = false }: LinksProps) {
  const shown = useShownItems(items)
  if (shown.length === 0) return null
  return (
    <nav aria-label={label} className={styles.part} data-main={isMain || undefined}>
      {shown.map((item) => (
        <MenuEntry key={item.id} item={item} className={styles.link}>
          {isIcon(item.icon) && <Icon name={item.icon} />}
          {item.label}
          {item.live && <span className={styles.live} aria-hidden="true" />}
        </MenuEntry>
      ))}
    </nav>
  )
}
