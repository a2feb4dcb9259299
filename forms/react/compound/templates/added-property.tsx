import type { FieldTemplateProps } from '@rjsf/utils'
import { Button } from '../../../../src/ui/controls/button.tsx'
import { ControlBox, Field } from '../../../../src/ui/controls/field.tsx'
import { useTranslation } from '../../../../src/lib/i18n/use-translation.ts'
import styles from '../../form.module.css'

/** A property that the user has added: its name can be edited, and it can be removed. */
export function AddedProperty({
  id,
  label,
  disabled,
  readonly,
  onKeyRenameBlur,
  onRemoveProperty,
  children,
}: FieldTemplateProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.item}>
      <Field id={`${id}-key`} label={t('forms.list.name')}>
        {(control) => (
          <ControlBox disabled={disabled}>
            <input
              {...control}
              key={label}
              type="text"
              defaultValue={label}
              maxLength={100}
              disabled={disabled}
              readOnly={readonly}
              onBlur={onKeyRenameBlur}
            />
          </ControlBox>
        )}
      </Field>
      {children}
      <Button variant="outline" size="s" icon="close" disabled={disabled} onClick={onRemoveProperty}>
        {t('forms.list.remove')}
      </Button>
    </div>
  )
}
