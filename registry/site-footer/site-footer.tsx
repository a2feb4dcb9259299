import type { ReactNode } from 'react'
import type { CompiledMenuItem } from '../../schemas/compiled.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { isIcon } from '../../schemas/icon-names.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { MenuEntry } from '../../src/renderer/navigation/menu-entry.tsx'
import { useOfferedItems } from '../../src/renderer/navigation/menu-items.ts'
import { useConfig } from '../../src/renderer/render-context.tsx'
import { iconBefore } from '../../src/ui/art/icon.tsx'
import { Logo } from '../../src/ui/art/logo.tsx'
import { FooterLanguage } from './footer-language.tsx'
import type { siteFooter } from './site-footer.schema.ts'
import styles from './site-footer.module.css'

export function SiteFooter({ props, slots }: BlockProps<typeof siteFooter, ReactNode>) {
  const { site, menus } = useConfig()
  const { about, buttons, columns, payments, legal } = props
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {slots.top}
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo src={site.logo.src} name={site.logo.name} />
            <p className={styles.quiet}>{about}</p>
            <div className={styles.buttons}>
              {buttons.map(({ label, action, icon, variant = 'secondary' }, index) => (
                <ActionButton key={index} action={action} icon={icon} variant={variant} size="s">
                  {label}
                </ActionButton>
              ))}
            </div>
          </div>
          {columns.map(({ title, menu }) => (
            <nav key={menu} aria-label={title}>
              <p className={styles.strong}>{title}</p>
              <Links items={menus[menu] ?? []} />
            </nav>
          ))}
        </div>
        <div className={styles.row}>
          <ul className={styles.payments}>
            {payments.map(({ name, icon }) => (
              <li key={name} {...iconBefore(isIcon(icon) ? icon : 'card', styles.payment)}>
                {name}
              </li>
            ))}
          </ul>
          <FooterLanguage />
        </div>
        <p className={styles.legal}>{legal}</p>
      </div>
    </footer>
  )
}

/** The same for all visitors, so the footer is rendered once. */
function Links({ items }: { items: readonly CompiledMenuItem[] }) {
  return (
    <ul>
      {useOfferedItems(items).map((item) => (
        <li key={item.id}>
          <MenuEntry item={item} className={styles.link}>
            {item.label}
          </MenuEntry>
        </li>
      ))}
    </ul>
  )
}
