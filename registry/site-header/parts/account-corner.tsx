import { urlOf } from '../../../schemas/roles/role-table.ts'
import { usePlayerName } from '../../../src/lib/data/use-player-name.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useSession } from '../../../src/modules/session/index.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useFacts, useRenderContext } from '../../../src/renderer/render-context.tsx'
import { Avatar } from '../../../src/ui/art/avatar.tsx'
import { DropMenu, dropMenuEntry } from '../../../src/ui/controls/drop-menu.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { BalancePlace } from './balance-place.tsx'
import styles from './account-corner.module.css'

interface AccountCornerProps {
  isQuiet: boolean
  menuClassName: string | undefined
}

/** The player's balance, and the menu behind the initials. */
export function AccountCorner({ isQuiet, menuClassName }: AccountCornerProps) {
  const { t } = useTranslation()
  const { account } = useSession()
  const { features, isOnBreak = false } = useFacts()
  const { playerMarks } = useRenderContext()
  const ownName = usePlayerName(account)
  const name = playerMarks?.name ?? ownName
  return (
    <>
      <BalancePlace isQuiet={isQuiet} hasBell={features['notifications'] === true} />
      <DropMenu
        id="account-menu"
        label={t('header.account')}
        className={menuClassName}
        button={<Avatar name={name} letters={playerMarks?.initials} />}
      >
        <p className={styles.name}>{name}</p>
        {!isOnBreak && (
          <LocalLink to={urlOf('deposit')} className={dropMenuEntry}>
            <Icon name="wallet" />
            {t('header.deposit')}
          </LocalLink>
        )}
        <LocalLink to={urlOf('profile')} className={dropMenuEntry}>
          <Icon name="user" />
          {t('header.profile')}
        </LocalLink>
        {features['responsibleGaming'] && (
          <LocalLink to={urlOf('limits')} className={dropMenuEntry}>
            <Icon name="clock" />
            {t('header.responsible')}
          </LocalLink>
        )}
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
