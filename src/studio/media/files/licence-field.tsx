import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../kit/field.tsx'

interface LicenceFieldProps {
  value: string
  onChange: (value: string) => void
  isReadOnly?: boolean
  /** Whether a missing text is marked. */
  isChecked: boolean
}

/** Who allows the site to use a file. */
export function LicenceField({ value, onChange, isReadOnly = false, isChecked }: LicenceFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const isMissing = isChecked && value.trim() === ''
  return (
    <TextField
      id={id}
      label={t('files.licence')}
      hint={t('files.licenceHint')}
      error={isMissing ? t('files.licenceMissing') : undefined}
      required
      maxLength={300}
      value={value}
      readOnly={isReadOnly}
      onChange={onChange}
    />
  )
}
