import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlockProps } from '../../schemas/component.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useConfig, useFacts, usePath } from '../../src/renderer/render-context.tsx'
import { Logo } from '../../src/ui/logo.tsx'
import { AccountCorner } from './parts/account-corner.tsx'
import { GuestCorner } from './parts/guest-corner.tsx'
import { LanguageMenu } from './parts/language-menu.tsx'
import { MainMenu } from './parts/main-menu.tsx'
import { isWithin } from './parts/shown-items.ts'
import { TabBar } from './parts/tab-bar.tsx'
import type { siteHeader } from './site-header.schema.ts'
import styles from './site-header.module.css'

export function SiteHeader({ props }: BlockProps<typeof siteHeader, ReactNode>) {
  const { menu, tabs, variant = 'wide', quietAt = [] } = props
  const { t } = useTranslation()
  const { site, menus } = useConfig()
  const { user } = useFacts()
  const path = usePath()
  return (
    <>
      <header className={styles.header} data-variant={variant}>
        <div className={styles.inner}>
          <LocalLink to="/" className={styles.home} aria-label={t('header.home', { name: site.logo.name })}>
            <Logo src={site.logo.src} name={site.logo.name} />
          </LocalLink>
          <MainMenu items={menus[menu] ?? []} />
          <div className={styles.corner}>
            <LanguageMenu />
            {user === 'guest' ? (
              <GuestCorner />
            ) : (
              <AccountCorner isQuiet={quietAt.some((place) => isWithin(path, place))} />
            )}
          </div>
        </div>
      </header>
      {tabs !== undefined && <TabBar items={menus[tabs] ?? []} />}
    </>
  )
}
