import { useTranslation } from 'react-i18next'
import { useSession } from '../../../src/modules/session/index.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { Avatar } from '../../../src/ui/avatar.tsx'
import { Icon } from '../../../src/ui/icon.tsx'
import { BalancePlace } from './balance-place.tsx'
import { DropMenu, dropMenuEntry } from './drop-menu.tsx'
import styles from './account-corner.module.css'

/** What the player has, and the menu behind the initials. */
export function AccountCorner({ isQuiet }: { isQuiet: boolean }) {
  const { t } = useTranslation()
  const { account } = useSession()
  const name = account?.fakename || account?.login || ''
  return (
    <>
      <BalancePlace isQuiet={isQuiet} />
      <DropMenu id="account-menu" label={t('header.account')} button={<Avatar name={name} />}>
        <p className={styles.name}>{name}</p>
        <LocalLink to="/cashier/deposit" className={dropMenuEntry}>
          <Icon name="wallet" />
          {t('header.deposit')}
        </LocalLink>
        <ActionButton
          action={{ type: 'call', operation: 'auth.logout' }}
          className={dropMenuEntry}
          icon="logout"
        >
          {t('header.logout')}
        </ActionButton>
      </DropMenu>
    </>
  )
}
