import { isEntityId } from '../../../schemas/api/entity-id.ts'
import { urlOf } from '../../../schemas/roles/role-table.ts'
import useSWR from 'swr'
import type { DepositInfo } from '../../../schemas/api/entities/cashier.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import { buttonClass } from '../../../src/ui/controls/button.tsx'
import styles from './activate-bonus.module.css'

/** The newest bonus that waits for its activation. */
async function waitingBonus() {
  const params = { status: 'available', count: 1 } as const
  const [casino, betting] = await Promise.all([
    callApi('bonuses.get', params),
    callApi('bettingBonuses.get', params),
  ])
  return casino.items[0] ?? betting.items[0] ?? null
}

/** The bonus of a deposit has no money until the player activates it, which is easily overlooked. */
export function ActivateBonus({ info }: { info: DepositInfo | undefined }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const isDue = isEntityId(info?.offer_id)
  const { data: bonus } = useSWR(isDue ? ['payment-bonus', locale, info.id] : null, waitingBonus)
  if (!bonus) return null
  return (
    <div className={styles.bonus}>
      <p className={styles.title}>{t('cashier.result.bonus')}</p>
      <p>
        {bonus.description.name} · {formatMoney(bonus.granted, locale)}
      </p>
      <LocalLink to={urlOf('bonuses')} className={buttonClass({ variant: 'secondary' })}>
        {t('cashier.result.activate')}
      </LocalLink>
    </div>
  )
}
