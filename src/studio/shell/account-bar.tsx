import { useTranslation } from 'react-i18next'
import { Link, useMatch } from 'react-router-dom'
import { Avatar } from '../../ui/art/avatar.tsx'
import { studioLanguages } from '../language.ts'
import { showShortcuts } from '../keyboard/shortcut-list-store.ts'
import { ActionMenu } from '../menu/action-menu.tsx'
import { useStudioSession } from '../session/use-session.ts'
import { useLanguage } from '../use-language.ts'
import styles from './navigation.module.css'

/** The signed-in user; a menu has the language of the Studio and the way out. */
export function AccountBar() {
  const { t } = useTranslation()
  const { user, signOut } = useStudioSession()
  const { language, choose } = useLanguage()
  const isOpen = useMatch('/account') !== null
  const languages = studioLanguages.map(({ code, name }) => ({
    label: name,
    lang: code,
    isChosen: code === language,
    run: () => choose(code),
  }))
  return (
    <div className={styles.account}>
      <Link
        to="/account"
        className={styles.link}
        title={t('account.open')}
        aria-current={isOpen ? 'page' : undefined}
      >
        <Avatar name={user.name} />
        <span className={styles.label}>
          <span className={styles.userName}>{user.name}</span>
          <span className={styles.role}>{t(`roles.${user.role}`)}</span>
        </span>
      </Link>
      <ActionMenu
        label={t('account.menu')}
        icon="more"
        variant="ghost"
        groups={[
          languages,
          [{ label: t('shortcuts.title'), icon: 'keyboard', run: showShortcuts }],
          [{ label: t('signOut'), icon: 'logout', run: signOut }],
        ]}
      />
    </div>
  )
}
