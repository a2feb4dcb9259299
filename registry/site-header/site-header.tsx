import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlockProps } from '../../schemas/component.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useConfig, useFacts, usePath } from '../../src/renderer/render-context.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import { Logo } from '../../src/ui/logo.tsx'
import { AccountCorner } from './account-corner.tsx'
import { GuestCorner } from './guest-corner.tsx'
import { LocaleSwitch } from './locale-switch.tsx'
import { MainMenu } from './main-menu.tsx'
import type { siteHeader } from './site-header.schema.ts'
import { TabBar } from './tab-bar.tsx'
import styles from './site-header.module.css'

export function SiteHeader({ props }: BlockProps<typeof siteHeader, ReactNode>) {
  const { t } = useTranslation()
  const { site, menus } = useConfig()
  const { user } = useFacts()
  const path = usePath()
  const isQuiet = (props.quietAt ?? []).some((start) => path === start || path.startsWith(`${start}/`))
  const tabs = props.tabs === undefined ? undefined : menus[props.tabs]
  return (
    <>
      <header className={styles.header} data-variant={props.variant ?? 'wide'}>
        <div className={styles.inner}>
          <LocalLink to="/" className={styles.home} aria-label={t('header.home', { name: site.name })}>
            <Logo src={site.logo.src} name={site.logo.name} />
          </LocalLink>
          {props.back === undefined ? (
            <MainMenu items={menus[props.menu] ?? []} />
          ) : (
            <LocalLink to={props.back} className={styles.back} aria-label={t('header.back')}>
              <Icon name="arrow-left" size={24} />
            </LocalLink>
          )}
          <div className={styles.corner}>
            <LocaleSwitch />
            {user === 'guest' ? <GuestCorner /> : <AccountCorner isQuiet={isQuiet} />}
          </div>
        </div>
      </header>
      {tabs && <TabBar items={tabs} />}
    </>
  )
}
