import type { WidgetProps } from '@rjsf/utils'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useTextField } from '../../../../forms/react/form.ts'
import { SelectField } from '../../kit/field.tsx'
import { useStudioData } from '../../use-studio-data.ts'
import { Stack } from '../../kit/layout.tsx'
import styles from '../fields.module.css'

/** The text for no choice, and the tab of the library, by kind of file. */
const kinds = {
  document: { none: 'choose', tab: 'files' },
  sound: { none: 'builtIn', tab: 'sounds' },
} as const

/** Chooses a file of the library that visitors download, or a sound of it or of the site. */
export function FileWidget({ kind, ...props }: WidgetProps & { kind: keyof typeof kinds }) {
  const { t } = useTranslation()
  const { frame, text } = useTextField(props)
  const { data = [] } = useStudioData('files.list', {})
  const { none, tab } = kinds[kind]
  const files = data.filter((file) => file.kind === kind)
  const isUnknown = text !== '' && files.every(({ address }) => address !== text)
  return (
    <Stack gap={6}>
      <SelectField<string>
        {...frame}
        value={text}
        disabled={props.readonly}
        options={[
          { value: '', label: t(`files.${kind}.${none}`) },
          ...files.map(({ address, name }) => ({ value: address, label: name })),
          ...(isUnknown ? [{ value: text, label: text }] : []),
        ]}
        onChange={(value) => props.onChange(value === '' ? undefined : value)}
      />
      <Link className={styles.open} to={`/media?tab=${tab}`}>
        {t(`files.${kind}.manage`)}
      </Link>
    </Stack>
  )
}
