import type { WidgetProps } from '@rjsf/utils'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useTextField } from '../../../../forms/react/form.ts'
import { SelectField } from '../../kit/field.tsx'
import { useStudioData } from '../../use-studio-data.ts'
import { Stack } from '../../kit/layout.tsx'
import styles from '../fields.module.css'

/** Chooses a sound of the library, or that of the site. */
export function SoundWidget(props: WidgetProps) {
  const { t } = useTranslation()
  const { frame, text } = useTextField(props)
  const { data = [] } = useStudioData('files.list', {})
  const sounds = data.filter(({ kind }) => kind === 'sound')
  const isUnknown = text !== '' && sounds.every(({ address }) => address !== text)
  return (
    <Stack gap={6}>
      <SelectField<string>
        {...frame}
        value={text}
        disabled={props.readonly}
        options={[
          { value: '', label: t('files.sound.builtIn') },
          ...sounds.map(({ address, name }) => ({ value: address, label: name })),
          ...(isUnknown ? [{ value: text, label: text }] : []),
        ]}
        onChange={(value) => props.onChange(value === '' ? undefined : value)}
      />
      <Link className={styles.open} to="/media?tab=sounds">
        {t('files.sound.manage')}
      </Link>
    </Stack>
  )
}
