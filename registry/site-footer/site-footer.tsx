import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useConfig } from '../../src/renderer/render-context.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import { Logo } from '../../src/ui/logo.tsx'
import type { siteFooter } from './site-footer.schema.ts'
import styles from './site-footer.module.css'

export function SiteFooter({ props }: BlockProps<typeof siteFooter, ReactNode>) {
  const { site, menus } = useConfig()
  const { responsible, about, buttons, columns, payments, legal } = props
  const { label, action, variant = 'outline' } = responsible.button
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.responsible}>
          <span className={styles.age}>18+</span>
          <div className={styles.responsibleText}>
            <p className={styles.strong}>{responsible.title}</p>
            <p className={styles.quiet}>{responsible.text}</p>
          </div>
          <ActionButton action={action} variant={variant}>
            {label}
          </ActionButton>
        </div>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo src={site.logo.src} name={site.logo.name} />
            <p className={styles.quiet}>{about}</p>
            <div className={styles.buttons}>
              {buttons.map((button) => (
                <ActionButton
                  key={button.label}
                  action={button.action}
                  variant={button.variant ?? 'secondary'}
                  size="s"
                >
                  {button.label}
                </ActionButton>
              ))}
            </div>
          </div>
          {columns.map(({ title, menu }) => (
            <nav key={menu} aria-label={title}>
              <p className={styles.strong}>{title}</p>
              <ul className={styles.links}>
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
        {payments.length > 0 && (
          <ul className={styles.payments}>
            {payments.map(({ name, icon }) => (
              <li key={name} className={styles.payment}>
                <Icon name={icon} size={18} />
                {name}
              </li>
            ))}
          </ul>
        )}
        <p className={styles.legal}>{legal}</p>
      </div>
    </footer>
  )
}
