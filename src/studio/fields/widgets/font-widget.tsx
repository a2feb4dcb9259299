import type { WidgetProps } from '@rjsf/utils'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { fontNames } from '../../../../schemas/documents/theme/theme.ts'
import { useTextField } from '../../../../forms/react/form.ts'
import { SelectField } from '../../kit/field.tsx'
import { FontSample } from '../../media/files/font-sample.tsx'
import { useStudioData } from '../../use-studio-data.ts'
import { Stack } from '../../kit/layout.tsx'
import styles from '../fields.module.css'

/** Chooses a font of the site or the library. */
export function FontWidget(props: WidgetProps) {
  const { t } = useTranslation()
  const { frame, text } = useTextField(props)
  const { data = [] } = useStudioData('files.list', {})
  const files = data.filter((file) => file.kind === 'font')
  const isUnknown = files.every(({ address }) => address !== text) && text.startsWith('/')
  return (
    <Stack gap={6}>
      <SelectField<string>
        {...frame}
        value={text}
        disabled={props.readonly}
        options={[
          ...fontNames.map((value) => ({ value, label: t(`files.font.builtIn.${value}`) })),
          ...files.map(({ address, font, name }) => ({
            value: address,
            label: font.family === '' ? name : `${font.family} (${name})`,
          })),
          ...(isUnknown ? [{ value: text, label: text }] : []),
        ]}
        onChange={(value) => props.onChange(value)}
      />
      <FontSample font={text} />
      <Link className={styles.open} to="/media?tab=fonts">
        {t('files.font.manage')}
      </Link>
    </Stack>
  )
}
