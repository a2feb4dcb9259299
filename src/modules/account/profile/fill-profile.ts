import type { Translate } from '../../../lib/i18n/plain-i18n.ts'
import { runAction, type OperationValues } from '../../../renderer/actions.ts'
import { confirmDialog } from '../../dialogs/index.ts'
import { readArrivalReason } from './arrival.ts'

/** Where the question is asked: the texts of the page and its path, without language prefix. */
export interface Place {
  t: Translate
  path: string
}

/**
 * Says that the profile lacks something and leads there. The settings then tell why (`toastType`) and lead
 * back (`from`). Documents name it as the operation account.fillProfile, with `toastType` among its values.
 */
export async function askToFillProfile({ t, path }: Place, { toastType }: OperationValues): Promise<void> {
  const isWanted = await confirmDialog({
    id: 'fill-profile',
    title: t('profile.fill.title'),
    text: t('profile.fill.text'),
    confirmLabel: t('profile.fill.confirm'),
    cancelLabel: t('profile.fill.cancel'),
  })
  if (!isWanted) return
  runAction({
    type: 'navigate',
    to: '/profile/settings',
    query: { from: path, toastType: readArrivalReason(toastType) ?? 'profile' },
  })
}
