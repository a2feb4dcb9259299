import { callApi } from '../../../lib/api/client.ts'
import { useTask, type Task } from '../../../lib/data/use-task.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { confirmDialog } from '../../dialogs/index.ts'

/** Ends all sessions but this one, after a confirmation. */
export function useEndOthers(onEnded: (title: string) => void): Task<[], string> {
  const { t } = useTranslation()
  return useTask(async () => {
    const isSure = await confirmDialog({
      title: t('profile.sessions.question'),
      text: t('profile.sessions.consequence'),
      confirmLabel: t('profile.sessions.endOthers'),
      cancelLabel: t('profile.sessions.keep'),
      danger: true,
    })
    if (!isSure) return
    await callApi('account.endsessions')
    onEnded(t('profile.sessions.endedOthers'))
  })
}
