import type { WidgetProps } from '@rjsf/utils'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { fontNames } from '../../../../schemas/documents/theme/theme.ts'
import { useTextField } from '../../../renderer/form/widgets/use-text-field.ts'
import { Field } from '../../../ui/controls/field.tsx'
import { SelectBox } from '../select-box.tsx'
import { FontSample } from '../../media/files/font-sample.tsx'
import { useStudioData } from '../../use-studio-data.ts'
import styles from '../fields.module.css'

/** Chooses a font of the site or the library. */
export function FontWidget(props: WidgetProps) {
  const { t } = useTranslation()
  const { frame, error, text } = useTextField(props)
  const { data = [] } = useStudioData('files.list', {})
  const files = data.filter((file) => file.kind === 'font')
  const isUnknown = files.every(({ address }) => address !== text) && text.startsWith('/')
  return (
    <div className={styles.pick}>
      <Field {...frame}>
        {(control) => (
          <SelectBox invalid={error !== undefined} disabled={props.readonly}>
            <select
              {...control}
              value={text}
              disabled={props.readonly}
              onChange={({ target }) => props.onChange(target.value)}
            >
              {fontNames.map((name) => (
                <option key={name} value={name}>
                  {t(`files.font.builtIn.${name}`)}
                </option>
              ))}
              {files.map(({ address, font, name }) => (
                <option key={address} value={address}>
                  {font.family === '' ? name : `${font.family} (${name})`}
                </option>
              ))}
              {isUnknown && <option value={text}>{text}</option>}
            </select>
          </SelectBox>
        )}
      </Field>
      <FontSample font={text} />
      <Link className={styles.open} to="/media?tab=fonts">
        {t('files.font.manage')}
      </Link>
    </div>
  )
}
