import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { builtInLocales, type BuiltInLocale } from '../../../schemas/locale.ts'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import styles from './media.module.css'

export type AltTexts = Readonly<Record<BuiltInLocale, string>>

interface AltFieldsProps {
  value: AltTexts
  onChange: (value: AltTexts) => void
  /** Whether missing texts are marked. */
  isChecked: boolean
  isReadOnly?: boolean
}

export const isComplete = (alt: AltTexts) => builtInLocales.every(({ code }) => alt[code].trim() !== '')

/** The alt text of a picture in each language. */
export function AltFields({ value, onChange, isChecked, isReadOnly = false }: AltFieldsProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset className={styles.alt}>
      <legend className={styles.legend}>{t('media.alt')}</legend>
      <p className={styles.hint}>{t('media.altHint')}</p>
      {builtInLocales.map(({ code, name }) => {
        const isMissing = isChecked && value[code].trim() === ''
        return (
          <Field
            key={code}
            id={`${id}-${code}`}
            label={<span lang={code}>{name}</span>}
            error={isMissing && t('media.altMissing')}
            required
          >
            {(control) => (
              <ControlBox invalid={isMissing} disabled={isReadOnly}>
                <input
                  {...control}
                  type="text"
                  lang={code}
                  maxLength={200}
                  autoComplete="off"
                  value={value[code]}
                  readOnly={isReadOnly}
                  onChange={({ target }) => onChange({ ...value, [code]: target.value })}
                />
              </ControlBox>
            )}
          </Field>
        )
      })}
    </fieldset>
  )
}
