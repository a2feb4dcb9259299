import { useTranslation } from 'react-i18next'
import { Link, useMatch } from 'react-router'
import { Avatar } from '../../ui/art/avatar.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useStudioSession } from '../session/use-session.ts'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './navigation.module.css'

/** The signed-in user, the language of the Studio, and the way out. */
export function AccountBar() {
  const { t } = useTranslation()
  const { user, signOut } = useStudioSession()
  const isOpen = useMatch('/account') !== null
  return (
    <div className={styles.account}>
      <LanguageSwitch />
      <div className={styles.user}>
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
        <Button
          variant="ghost"
          size="s"
          square
          icon="logout"
          aria-label={t('signOut')}
          title={t('signOut')}
          onClick={signOut}
        />
      </div>
    </div>
  )
}
