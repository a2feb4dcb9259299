import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { callStudio } from '../call-studio.ts'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { ActionError } from '../kit/action-error.tsx'
import styles from '../shell/shell.module.css'

/** The setting that every user must have a second factor. */
export function RequireFactor() {
  const { t } = useTranslation()
  const settings = useStudioData('settings.get', {})
  const { mutate } = useSWRConfig()
  const { reason, run } = useAction(async (requireSecondFactor: boolean) => {
    await settings.mutate(await callStudio('settings.change', { requireSecondFactor }), false)
    // The setting concerns the admin, too.
    await mutate((key) => Array.isArray(key) && key[0] === 'session.get')
  })
  return (
    <div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={settings.data?.requireSecondFactor ?? false}
          disabled={settings.data === undefined}
          onChange={({ target }) => run(target.checked)}
        />
        <span>
          {t('users.requireFactor')}
          <span className={styles.choiceHint}>{t('users.requireFactorHint')}</span>
        </span>
      </label>
      <ActionError reason={reason} />
    </div>
  )
}
