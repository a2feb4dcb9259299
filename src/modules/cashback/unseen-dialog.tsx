import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { Cashback } from '../../../schemas/api/entities/rewards.ts'
import { formatMoment } from '../../lib/format/date.ts'
import { formatMoney } from '../../lib/format/money.ts'
import { writeItem } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { LocalLink } from '../../renderer/local-link.tsx'
import { useConfig, useLocale } from '../../renderer/render-context.tsx'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { Emblem } from '../../ui/art/emblem.tsx'
import { closeDialog, openDialog } from '../dialogs/index.ts'
import { usePeriod } from './use-period.ts'
import styles from './unseen-dialog.module.css'
import { useReceiving } from './use-receiving.ts'

const dialogId = 'unseen-cashback'
const close = () => closeDialog(dialogId)

interface UnseenOptions {
  title: string
  /** Money has moved, so the balance must be refreshed. */
  onMoved: () => void
}

/** Announces a cashback; resolves when the player has closed it, which marks it as seen. */
export function showUnseen(cashback: Cashback, { title, onMoved }: UnseenOptions): Promise<void> {
  return new Promise((resolve) => {
    openDialog({
      id: dialogId,
      title,
      content: <Unseen cashback={cashback} />,
      footer: cashback.status === 'active' ? <Receive cashback={cashback} onMoved={onMoved} /> : <Received />,
      closed() {
        writeItem('local', storageKeys.seenCashback, String(cashback.id))
        resolve()
      },
    })
  })
}

function Unseen({ cashback }: { cashback: Cashback }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const period = usePeriod(cashback)
  const { status, amount, description, receiving_expired_at: expires } = cashback
  return (
    <div className={styles.unseen}>
      <Emblem name="coins" size={120} />
      <p className={styles.amount}>{formatMoney(amount, locale)}</p>
      <p className={styles.text}>
        {description.name}, {period}
      </p>
      <p className={styles.text}>
        {status === 'paid_out' && t('cashback.unseen.paid')}
        {status === 'active' && expires === null && t('cashback.unseen.waits')}
        {status === 'active' &&
          expires !== null &&
          t('cashback.receiveUntil', { at: formatMoment(expires, timeZone) })}
      </p>
    </div>
  )
}

/** The link to all cashbacks. A link of the application closes the dialog that contains it. */
function Details() {
  const { t } = useTranslation()
  return (
    <LocalLink to={urlOf('cashback')} className={buttonClass({ variant: 'secondary', block: true })}>
      {t('cashback.unseen.details')}
    </LocalLink>
  )
}

function Received() {
  const { t } = useTranslation()
  return (
    <>
      <Details />
      <Button block data-autofocus="" onClick={close}>
        {t('cashback.unseen.close')}
      </Button>
    </>
  )
}

function Receive({ cashback, onMoved }: { cashback: Cashback; onMoved: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { receive, isPending, problem } = useReceiving(cashback, (isPaid) => {
    onMoved()
    if (isPaid) close()
  })
  return (
    <>
      <div role="alert" className={styles.alert}>
        {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      </div>
      <Details />
      <Button block data-autofocus="" loading={isPending} onClick={receive}>
        {t('cashback.receive', { amount: formatMoney(cashback.amount, locale) })}
      </Button>
    </>
  )
}
