import type { WidgetProps } from '@rjsf/utils'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useTextField } from '../../../../forms/react/form.ts'
import { SelectField } from '../../kit/field.tsx'
import { useStudioData } from '../../use-studio-data.ts'
import { Stack } from '../../kit/layout.tsx'
import styles from '../fields.module.css'

/** Chooses a file of the library that visitors download. */
export function FileWidget(props: WidgetProps) {
  const { t } = useTranslation()
  const { frame, text } = useTextField(props)
  const { data = [] } = useStudioData('files.list', {})
  const files = data.filter(({ kind }) => kind === 'document')
  const isUnknown = text !== '' && files.every(({ address }) => address !== text)
  return (
    <Stack gap={6}>
      <SelectField<string>
        {...frame}
        value={text}
        disabled={props.readonly}
        options={[
          { value: '', label: t('files.document.choose') },
          ...files.map(({ address, name }) => ({ value: address, label: name })),
          ...(isUnknown ? [{ value: text, label: text }] : []),
        ]}
        onChange={(value) => props.onChange(value === '' ? undefined : value)}
      />
      <Link className={styles.open} to="/media?tab=files">
        {t('files.document.manage')}
      </Link>
    </Stack>
  )
}
