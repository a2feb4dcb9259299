import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { isWithin } from '../../src/renderer/navigation/menu-items.ts'
import { useConfig, useFacts, usePath } from '../../src/renderer/render-context.tsx'
import { Logo } from '../../src/ui/art/logo.tsx'
import { AccountCorner } from './parts/account-corner.tsx'
import { GuestCorner } from './parts/guest-corner.tsx'
import { MainMenu } from './parts/main-menu.tsx'
import { TabBar } from './parts/tab-bar.tsx'
import { UnreadCorner } from './parts/unread-corner.tsx'
import { ViewMenu } from './parts/view-menu.tsx'
import type { siteHeader } from './site-header.schema.ts'
import styles from './site-header.module.css'

const usualOrder = ['language', 'search', 'account'] as const

export function SiteHeader({ props }: BlockProps<typeof siteHeader, ReactNode>) {
  const { menu, tabs, search, sidebar, variant = 'wide', quietAt = [], tabsHiddenAt = [] } = props
  const { order = usualOrder } = props
  const { t } = useTranslation()
  const { site, menus } = useConfig()
  const { user } = useFacts()
  const path = usePath()
  const isAt = (places: readonly string[]) => places.some((place) => isWithin(path, place))
  // On phones, entries of the sidebar are hidden here to save space.
  const inSidebar = sidebar === undefined ? undefined : styles.notOnPhones
  const parts = {
    // Without tabs there is no way to the sidebar: the language stays within reach.
    language: <ViewMenu className={tabs !== undefined && isAt(tabsHiddenAt) ? undefined : inSidebar} />,
    search: search !== undefined && (
      <ActionButton
        action={{ type: 'openPopup', popup: search }}
        icon="search"
        aria-label={t('header.search')}
        className={styles.button}
      />
    ),
    account: {
      guest: <GuestCorner />,
      unknown: <UnreadCorner />,
      authenticated: <AccountCorner isQuiet={isAt(quietAt)} menuClassName={inSidebar} />,
    }[user],
  }
  return (
    <>
      <header className={styles.header} data-variant={variant}>
        <div className={styles.inner}>
          {sidebar !== undefined && tabs === undefined && (
            <ActionButton
              action={{ type: 'openPopup', popup: sidebar }}
              icon="menu"
              aria-label={t('header.more')}
              className={`${styles.button} ${styles.menuButton}`}
            />
          )}
          <LocalLink to="/" className={styles.home} aria-label={t('header.home', { name: site.logo.name })}>
            <Logo src={site.logo.src} name={site.logo.name} />
          </LocalLink>
          <MainMenu items={menus[menu] ?? []} />
          <div className={styles.corner}>
            {order.map((part) => (
              <Fragment key={part}>{parts[part]}</Fragment>
            ))}
          </div>
        </div>
      </header>
      {tabs !== undefined && (
        <TabBar items={menus[tabs] ?? []} sidebar={sidebar} isHidden={isAt(tabsHiddenAt)} />
      )}
    </>
  )
}
