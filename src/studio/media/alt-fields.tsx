import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Localized } from '../../../schemas/documents/localized.ts'
import { builtInCodes, inBuiltIn, isBuiltIn } from '../../../schemas/locale.ts'
import { useSiteLocales } from '../site-locales.ts'
import { TextField } from '../kit/field.tsx'
import { Stack } from '../kit/layout.tsx'
import { Hint } from '../kit/text.tsx'
import styles from './media.module.css'

interface AltFieldsProps {
  value: Localized<string>
  onChange: (value: Localized<string>) => void
  /** Whether missing texts are marked. */
  isChecked: boolean
  isReadOnly?: boolean
}

export const isComplete = (alt: Localized<string>) => builtInCodes.every((code) => alt[code].trim() !== '')

/** Without the languages that have no text. */
export const writtenAlt = (alt: Localized<string>): Localized<string> => ({
  ...Object.fromEntries(Object.entries(alt).filter(([, text]) => text.trim() !== '')),
  ...inBuiltIn((code) => alt[code]),
})

/** The alt text of a picture in each language of the site; added languages may leave theirs to their fallback. */
export function AltFields({ value, onChange, isChecked, isReadOnly = false }: AltFieldsProps) {
  const { t } = useTranslation()
  const id = useId()
  const locales = useSiteLocales()
  return (
    <Stack as="fieldset">
      <legend className={styles.legend}>{t('media.alt')}</legend>
      <Hint>{t('media.altHint')}</Hint>
      {locales.map(({ code, name, language, dir }) => {
        const text = value[code] ?? ''
        const isMissing = isChecked && isBuiltIn(code) && text.trim() === ''
        return (
          <TextField
            key={code}
            id={`${id}-${code}`}
            label={<span lang={language}>{name}</span>}
            error={isMissing && t('media.altMissing')}
            required={isBuiltIn(code)}
            lang={language}
            dir={dir}
            maxLength={200}
            value={text}
            readOnly={isReadOnly}
            onChange={(text) => onChange({ ...value, [code]: text })}
          />
        )
      })}
    </Stack>
  )
}
