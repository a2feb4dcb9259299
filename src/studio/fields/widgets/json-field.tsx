import { useState } from 'react'
import type { FieldProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { ControlBox, Field } from '../../../ui/controls/field.tsx'
import styles from '../fields.module.css'

const textOf = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2))

/** Edits any value without a field of its own as JSON; applied on blur once it is valid. */
export function JsonField({
  schema,
  name,
  formData,
  fieldPathId,
  required,
  readonly,
  onChange,
}: FieldProps<unknown>) {
  const { t } = useTranslation()
  const text = textOf(formData)
  const [typed, setTyped] = useState<string | null>(null)
  const [isBroken, setIsBroken] = useState(false)

  function leave() {
    if (typed === null) return
    try {
      const value: unknown = typed.trim() === '' ? undefined : JSON.parse(typed)
      setIsBroken(false)
      setTyped(null)
      if (textOf(value) !== text) onChange(value, fieldPathId.path)
    } catch {
      setIsBroken(true)
    }
  }

  return (
    <Field
      id={fieldPathId.$id}
      label={schema.title ?? name}
      note={required ? undefined : t('forms.optional')}
      hint={schema.description}
      error={isBroken ? t('fields.brokenJson') : undefined}
      required={required}
    >
      {(control) => (
        <ControlBox invalid={isBroken} disabled={readonly}>
          <textarea
            {...control}
            className={styles.code}
            rows={Math.min(12, Math.max(3, text.split('\n').length))}
            spellCheck={false}
            readOnly={readonly}
            value={typed ?? text}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={leave}
          />
        </ControlBox>
      )}
    </Field>
  )
}
