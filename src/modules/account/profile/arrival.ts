import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { isInternalPath } from '../../../lib/urls/links.ts'
import { runAction } from '../../../renderer/actions.ts'
import { useFacts } from '../../../renderer/render-context.tsx'
import { showToast } from '../../toasts/index.ts'

/** Reasons to ask for profile data: `toastType` of the address. */
const arrivalReasons = ['verification', 'deposit', 'withdrawal', 'bonus', 'profile'] as const
export type ArrivalReason = (typeof arrivalReasons)[number]

export function readArrivalReason(value: unknown): ArrivalReason | undefined {
  return arrivalReasons.find((known) => known === value)
}

/**
 * On arrival, explains why the profile must be completed; once it is saved, offers the way back. Both come
 * from the query: `toastType` and `from`, a path of this site.
 */
export function useArrival(): { reason: ArrivalReason | undefined; offerReturn: () => void } {
  const { t } = useTranslation()
  const { toastType, from } = useFacts().query
  const reason = readArrivalReason(toastType)

  const welcome = useEffectEvent(() => {
    if (reason !== undefined)
      showToast({
        id: 'profile-arrival',
        kind: 'info',
        title: t(`profile.arrival.${reason}`),
        detail: t('profile.arrival.detail'),
      })
  })
  useEffect(() => welcome(), [reason])

  function offerReturn() {
    if (from === undefined || !isInternalPath(from)) return
    showToast({
      id: 'profile-arrival',
      kind: 'success',
      title: t('profile.arrival.saved'),
      duration: null,
      action: {
        label: t('profile.arrival.back'),
        onSelect: () => runAction({ type: 'navigate', to: from }),
      },
    })
  }
  return { reason, offerReturn }
}
