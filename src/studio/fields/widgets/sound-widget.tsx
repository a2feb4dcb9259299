import type { WidgetProps } from '@rjsf/utils'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useTextField } from '../../../renderer/form/widgets/use-text-field.ts'
import { Field } from '../../../ui/controls/field.tsx'
import { SelectBox } from '../select-box.tsx'
import { useStudioData } from '../../use-studio-data.ts'
import styles from '../fields.module.css'

/** Chooses a sound of the library, or that of the site. */
export function SoundWidget(props: WidgetProps) {
  const { t } = useTranslation()
  const { frame, error, text } = useTextField(props)
  const { data = [] } = useStudioData('files.list', {})
  const sounds = data.filter(({ kind }) => kind === 'sound')
  const isUnknown = text !== '' && sounds.every(({ address }) => address !== text)
  return (
    <div className={styles.pick}>
      <Field {...frame}>
        {(control) => (
          <SelectBox invalid={error !== undefined} disabled={props.readonly}>
            <select
              {...control}
              value={text}
              disabled={props.readonly}
              onChange={({ target }) => props.onChange(target.value === '' ? undefined : target.value)}
            >
              <option value="">{t('files.sound.builtIn')}</option>
              {sounds.map(({ address, name }) => (
                <option key={address} value={address}>
                  {name}
                </option>
              ))}
              {isUnknown && <option value={text}>{text}</option>}
            </select>
          </SelectBox>
        )}
      </Field>
      <Link className={styles.open} to="/media?tab=sounds">
        {t('files.sound.manage')}
      </Link>
    </div>
  )
}
