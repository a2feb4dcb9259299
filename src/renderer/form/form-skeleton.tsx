import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import styles from './form.module.css'

/** A placeholder for a form with `rows` fields while it loads. */
export function FormSkeleton({ rows, hideSubmit }: { rows: number; hideSubmit?: boolean | undefined }) {
  const { t } = useTranslation()
  return (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>{t('forms.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="calc(var(--size-field) + var(--space-32))" />
      ))}
      {!hideSubmit && <Skeleton height="var(--size-l)" />}
    </div>
  )
}
