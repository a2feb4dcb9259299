import { withQuery } from '../../../src/lib/urls/links.ts'
import { urlOf } from '../../../schemas/roles/role-table.ts'
import useSWR from 'swr'
import type { Transaction } from '../../../schemas/api/entities/cashier.ts'
import { minus, withSign } from '../../../schemas/formats.ts'
import { formatDate, formatTime } from '../../../src/lib/format/date.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useConfig, useLocale, useRenderContext } from '../../../src/renderer/render-context.tsx'
import { ErrorState } from '../../../src/ui/states/error-state.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { describeItem, loadRecent } from '../../../src/modules/cashier/index.ts'
import { StatusBadge } from '../../../src/ui/display/status-badge.tsx'
import styles from './transaction-list.module.css'

/** The latest payments in both directions, each with a link to its details. */
export function TransactionList({ count }: { count: number | undefined }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const config = useConfig()
  const { scope } = useRenderContext()
  const { data, error, isValidating, mutate } = useSWR<Transaction[], unknown>(
    [scope, 'cashier.recent', count],
    () => loadRecent(count),
    {
      shouldRetryOnError: false,
    },
  )
  if (data === undefined && error !== undefined)
    return (
      <ErrorState
        title={t('cashier.history.error.title')}
        text={t('cashier.history.error.text')}
        retryLabel={t('cashier.retry')}
        retrying={isValidating}
        onRetry={() => void mutate().catch(() => undefined)}
      />
    )
  if (data === undefined) return <Skeleton height="280px" />
  if (data.length === 0) return <p className={styles.none}>{t('cashier.wallet.none')}</p>
  const { timeZone } = config.site
  return (
    <ul className={styles.list}>
      {data.map((source) => {
        const item = { kind: source.type, id: source.id, source }
        const { icon, title, detail, amount, direction, isVoid, status } = describeItem(item, {
          t,
          locale,
          config,
        })
        const at = Date.parse(source.created_at)
        const target =
          source.type === 'deposit'
            ? withQuery(urlOf('receipt'), { transaction: String(source.id) })
            : withQuery(urlOf('cashier-history'), { tab: 'withdrawal', open: String(source.id) })
        return (
          <li key={source.id}>
            <LocalLink to={target} className={styles.entry}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <span className={styles.texts}>
                <span className={styles.title}>{title}</span>
                <span className={styles.detail}>
                  <span>{detail}</span>
                  <span>
                    {formatDate(at, timeZone)}, {formatTime(at, timeZone)}
                  </span>
                </span>
              </span>
              <span className={styles.figures}>
                <span className={styles.amount} data-direction={direction} data-void={isVoid || undefined}>
                  {withSign(direction === 'in' ? '+' : minus, formatMoney(amount, locale))}
                </span>
                <StatusBadge status={status} text={t(`cashier.history.status.${status}`)} />
              </span>
            </LocalLink>
          </li>
        )
      })}
    </ul>
  )
}
