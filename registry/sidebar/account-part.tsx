import { urlOf } from '../../schemas/roles/role-table.ts'
import useSWR from 'swr'
import { loadLoyalty, playerKey } from '../../src/lib/data/player-data.ts'
import { usePlayerName } from '../../src/lib/data/use-player-name.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { closeTopDialog } from '../../src/modules/dialogs/index.ts'
import { usePointsText } from '../../src/modules/loyalty/index.ts'
import { useSession } from '../../src/modules/session/index.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useFacts } from '../../src/renderer/render-context.tsx'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { Avatar } from '../../src/ui/art/avatar.tsx'
import { Icon } from '../../src/ui/art/icon.tsx'
import styles from './sidebar.module.css'

/** The player's name and links to the cashier and logout. */
export function AccountPart() {
  const { t } = useTranslation()
  const { account } = useSession()
  const { features } = useFacts()
  const pointsText = usePointsText()
  // Shows the cached values at once, then revalidates them.
  const options = { revalidateOnFocus: false, shouldRetryOnError: false }
  const loyalty = useSWR(playerKey('loyalty.getinfo', account?.uid), loadLoyalty, options).data
  const level = loyalty?.is_active ? loyalty.levels.find((one) => one.level === loyalty.level) : undefined
  const name = usePlayerName(account)
  return (
    <section aria-label={t('header.account')} className={styles.part}>
      <p className={styles.player}>
        <Avatar name={name} />
        <span>
          {name}
          {loyalty && level && (
            <span className={styles.level}>
              {level.name} · {pointsText(loyalty.points)}
            </span>
          )}
        </span>
      </p>
      <LocalLink to={urlOf('deposit')} className={styles.link}>
        <Icon name="wallet" />
        {t('header.deposit')}
      </LocalLink>
      <LocalLink to={urlOf('profile')} className={styles.link}>
        <Icon name="user" />
        {t('header.profile')}
      </LocalLink>
      {features['responsibleGaming'] && (
        <LocalLink to={urlOf('limits')} className={styles.link}>
          <Icon name="clock" />
          {t('header.responsible')}
        </LocalLink>
      )}
      {/* Logging out leads to the home page; close the menu first. */}
      <div onClick={closeTopDialog}>
        <ActionButton
          action={{ type: 'call', operation: 'auth.logout' }}
          icon="logout"
          className={styles.link}
        >
          {t('header.logout')}
        </ActionButton>
      </div>
    </section>
  )
}
