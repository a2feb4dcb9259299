import { useState, type FocusEvent } from 'react'
import type { FieldTemplateProps } from '@rjsf/utils'
import { Button } from '../../../../src/ui/controls/button.tsx'
import { ControlBox, Field } from '../../../../src/ui/controls/field.tsx'
import { useTranslation } from '../../../../src/lib/i18n/use-translation.ts'
import styles from '../../form.module.css'

/** Names that every object has already. */
const isBuiltIn = (name: string): boolean => name in Object.prototype

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
  const [isRejected, setRejected] = useState(false)

  /** An entry without a possible name keeps the one it has. */
  function rename(event: FocusEvent<HTMLInputElement>) {
    const { currentTarget: input } = event
    input.value = input.value.trim()
    const isWrong = input.value === '' || isBuiltIn(input.value)
    setRejected(isWrong)
    if (isWrong) input.value = label
    else onKeyRenameBlur(event)
  }

  return (
    <div className={styles.item}>
      <Field
        id={`${id}-key`}
        label={t('forms.list.name')}
        error={isRejected ? t('forms.list.wrongName') : undefined}
      >
        {(control) => (
          <ControlBox disabled={disabled} invalid={isRejected}>
            <input
              {...control}
              key={label}
              type="text"
              defaultValue={label}
              maxLength={100}
              disabled={disabled}
              readOnly={readonly}
              onBlur={rename}
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
