import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../src/ui/display/visually-hidden.tsx'
import styles from './form.module.css'

interface FormSkeletonProps {
  /** Expected number of fields. */
  rows: number
  hideSubmit?: boolean | undefined
  /** Key of the form that will be shown: the server finds it in the HTML and has the browser load its code early. */
  form?: string | undefined
}

/** A placeholder for a form while it loads. */
export function FormSkeleton({ rows, hideSubmit, form }: FormSkeletonProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.waiting} role="status" data-form={form}>
      <VisuallyHidden>{t('forms.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="calc(var(--size-field) + var(--space-32))" />
      ))}
      {!hideSubmit && <Skeleton height="var(--size-l)" />}
    </div>
  )
}
