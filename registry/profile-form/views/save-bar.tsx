import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { FormState } from '../../../src/renderer/form/form-view.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import styles from './save-bar.module.css'

interface SaveBarProps {
  formId: string
  /** Number of fields that differ from the saved values. */
  changes: number
  formState: FormState
  onCancel: () => void
}

/** Shows whether there are unsaved changes, and stays visible while there are. */
export function SaveBar({ formId, changes, formState, onCancel }: SaveBarProps) {
  const { t } = useTranslation()
  const isDirty = changes > 0
  return (
    <div className={styles.bar} data-unsaved={isDirty || undefined}>
      <p className={styles.state} role="status">
        {isDirty ? t('profile.unsaved', { count: changes }) : t('profile.allSaved')}
      </p>
      {isDirty && (
        <Button variant="ghost" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        disabled={formState === 'absent'}
        loading={formState === 'busy'}
        variant={isDirty ? 'primary' : 'secondary'}
      >
        {t('profile.save')}
      </Button>
    </div>
  )
}
