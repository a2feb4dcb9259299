import { useState } from 'react'
import {
  notificationKinds,
  promotionalKinds,
  type NotificationKind,
} from '../../../schemas/api/notification-kinds.ts'
import { useTask } from '../../../src/lib/data/use-task.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Problem, SwitchRow } from '../../../src/modules/account/index.ts'
import { registerPush, type PushDevice } from './push-calls.ts'

interface PushKindsProps {
  device: PushDevice
  subscription: PushSubscription
  /** Off during a break, when nobody is invited to play. */
  hasAdvertising: boolean
  onChange: () => void
}

/** Subjects of which notifications are sent to this device. A switch changes at once, and back if that fails. */
export function PushKinds({ device, subscription, hasAdvertising, onChange }: PushKindsProps) {
  const { t } = useTranslation()
  const [kinds, setKinds] = useState<readonly NotificationKind[]>(device.kinds)
  const { run, isPending, problem } = useTask(async (kind: NotificationKind, isOn: boolean) => {
    const wanted = notificationKinds.filter((each) => (each === kind ? isOn : kinds.includes(each)))
    setKinds(wanted)
    try {
      await registerPush(subscription, wanted)
    } catch (error) {
      setKinds(kinds)
      throw error
    }
    onChange()
  })
  // What reports on the player's own actions first.
  const shown = [
    ...notificationKinds.filter((kind) => !promotionalKinds.includes(kind)),
    ...(hasAdvertising ? promotionalKinds : []),
  ]
  return (
    <div>
      {shown.map((kind) => (
        <SwitchRow
          key={kind}
          title={t(`notifications.kinds.${kind}`)}
          hint={t(`notifications.push.hints.${kind}`)}
          checked={kinds.includes(kind)}
          disabled={isPending}
          onChange={(isOn) => run(kind, isOn)}
        />
      ))}
      {problem !== undefined && <Problem>{problem}</Problem>}
    </div>
  )
}
