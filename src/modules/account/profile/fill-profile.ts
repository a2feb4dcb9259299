import { urlOf } from '../../../../schemas/roles/role-table.ts'
import type { Translate } from '../../../lib/i18n/plain-i18n.ts'
import { runAction, type OperationValues } from '../../../renderer/actions.ts'
import { confirmDialog } from '../../dialogs/index.ts'
import { readArrivalReason } from './arrival.ts'

/** The page that asks: its texts and its path without language prefix. */
export interface Place {
  t: Translate
  path: string
}

/**
 * Says that profile data is missing and opens the settings, which explain why (`toastType`) and lead back
 * (`from`). Documents name it as the operation account.fillProfile, with `toastType` among its values.
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
    to: urlOf('profile'),
    query: { from: path, toastType: readArrivalReason(toastType) ?? 'profile' },
  })
}
