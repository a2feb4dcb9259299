import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useConfig } from '../../src/renderer/render-context.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import { Logo } from '../../src/ui/logo.tsx'
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
              {buttons.map(({ label, action, icon, variant = 'secondary' }) => (
                <ActionButton key={label} action={action} icon={icon} variant={variant} size="s">
                  {label}
                </ActionButton>
              ))}
            </div>
          </div>
          {columns.map(({ title, menu }) => (
            <nav key={menu} aria-label={title}>
              <p className={styles.strong}>{title}</p>
              <ul>
                {(menus[menu] ?? []).map((item) => (
                  <li key={item.id}>
                    <LocalLink to={item.to} className={styles.link}>
                      {item.label}
                    </LocalLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.row}>
          <ul className={styles.payments}>
            {payments.map(({ name, icon }) => (
              <li key={name} className={styles.payment}>
                <Icon name={icon} size={18} />
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
