import { useTranslation } from 'react-i18next'
import { BalancePill } from '../../src/modules/balance/index.ts'
import { useSession } from '../../src/modules/session/index.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { Avatar } from '../../src/ui/avatar.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import styles from './corner-menu.module.css'

const menuId = 'account-menu'

/** What the player has, and the menu behind the initials. */
export function AccountCorner({ isQuiet }: { isQuiet: boolean }) {
  const { t } = useTranslation()
  const { account } = useSession()
  const name = account?.fakename || account?.login || ''
  return (
    <>
      <BalancePill isQuiet={isQuiet} />
      <button type="button" className={styles.avatar} popoverTarget={menuId} aria-label={t('header.account')}>
        <Avatar name={name} />
      </button>
      <div id={menuId} popover="auto" className={styles.menu}>
        <p className={styles.name}>{name}</p>
        <LocalLink to="/cashier/deposit" className={styles.entry}>
          <Icon name="wallet" />
          {t('header.deposit')}
        </LocalLink>
        <ActionButton
          action={{ type: 'call', operation: 'auth.logout' }}
          className={styles.entry}
          icon="logout"
        >
          {t('header.logout')}
        </ActionButton>
      </div>
    </>
  )
}
