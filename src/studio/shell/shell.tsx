import { NavLink, Outlet, useLocation, useMatch } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { PaletteButton } from '../palette/palette-button.tsx'
import { useMay, useStudioSession } from '../session/use-session.ts'
import { Creation } from '../documents/creation.tsx'
import { DocumentTree } from '../documents/document-tree.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { RejectedDocuments } from './rejected-documents.tsx'
import styles from './shell.module.css'

/** The frame around every page of the Studio. */
export function Shell() {
  const { t } = useTranslation()
  const { user, signOut } = useStudioSession()
  const isAdmin = useMay('admin')
  const { pathname } = useLocation()
  const { kind = '', name = '' } = useMatch('/documents/:kind/:name')?.params ?? {}
  const place = pathname === '/documents' ? 'list' : kind !== '' ? 'document' : 'page'
  const pages = [
    'start',
    'documents',
    'media',
    'releases',
    'schedules',
    ...(isAdmin ? ['users', 'audit'] : []),
  ]
  return (
    <div className={styles.shell}>
      <header className={styles.header}>
        <span className={styles.name}>Marquee {t('name')}</span>
        <nav className={styles.nav}>
          {pages.map((page) => (
            <NavLink key={page} to={page === 'start' ? '/' : `/${page}`} className={styles.link ?? ''}>
              {t(`nav.${page}`)}
            </NavLink>
          ))}
        </nav>
        <PaletteButton />
        <LanguageSwitch />
        <NavLink to="/account" className={classNames(styles.link, styles.user)} title={t('account.open')}>
          {user.name} · {t(`roles.${user.role}`)}
        </NavLink>
        <Button variant="ghost" size="s" icon="logout" aria-label={t('signOut')} onClick={signOut}>
          <span className={styles.signOut}>{t('signOut')}</span>
        </Button>
      </header>
      <RejectedDocuments />
      <div className={styles.split} data-place={place}>
        <DocumentTree chosen={kind === '' ? undefined : `${kind}/${name}`} />
        <Outlet />
      </div>
      <Creation />
    </div>
  )
}
