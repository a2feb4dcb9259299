import { callApi } from '../../../src/lib/api/client.ts'
import { useTask } from '../../../src/lib/data/use-task.ts'
import { formatMoment } from '../../../src/lib/format/date.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { AccountRow, AccountRows, Problem } from '../../../src/modules/account/index.ts'
import type { PushDevice } from './push-calls.ts'
import { useConfig } from '../../../src/renderer/render-context.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import styles from './push-card.module.css'

interface PushDevicesProps {
  devices: readonly PushDevice[]
  onRemoved: (message: string) => void
}

/** The player's other devices with notifications. */
export function PushDevices({ devices, onRemoved }: PushDevicesProps) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className={styles.heading}>{t('notifications.push.others')}</h3>
      <AccountRows label={t('notifications.push.others')}>
        {devices.map((device) => (
          <PushDeviceRow key={device.id} device={device} onRemoved={onRemoved} />
        ))}
      </AccountRows>
    </>
  )
}

function PushDeviceRow({ device, onRemoved }: { device: PushDevice } & Pick<PushDevicesProps, 'onRemoved'>) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  const { id, name, created_at: createdAt } = device
  const remove = useTask(async () => {
    await callApi('push.unsubscribe', { id })
    onRemoved(t('notifications.push.turnedOff'))
  })
  return (
    <AccountRow
      title={name}
      details={[t('notifications.push.since', { at: formatMoment(createdAt, timeZone) })]}
      aside={
        <Button
          variant="outline"
          size="s"
          loading={remove.isPending}
          aria-label={t('notifications.push.removeOf', { name })}
          onClick={remove.run}
        >
          {t('notifications.push.remove')}
        </Button>
      }
    >
      {remove.problem !== undefined && <Problem>{remove.problem}</Problem>}
    </AccountRow>
  )
}
