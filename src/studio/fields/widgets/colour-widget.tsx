import type { WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { hexOf, parseColour } from '../../../../schemas/documents/theme/colour.ts'
import { useTextField } from '../../../../forms/react/form.ts'
import { ControlBox, Field } from '../../../ui/controls/field.tsx'
import styles from '../fields.module.css'

/** A colour as themes store it, next to the browser's colour picker. */
export function ColourWidget(props: WidgetProps) {
  const { t } = useTranslation()
  const { frame, error, text, change, commit, input } = useTextField(props)
  const colour = parseColour(text)
  return (
    <Field {...frame}>
      {(control) => (
        <ControlBox
          invalid={error !== undefined || colour === null}
          disabled={props.readonly}
          lead={
            <input
              type="color"
              className={styles.swatch}
              aria-label={t('fields.palette', { name: frame.label })}
              value={colour ? hexOf(colour).toLowerCase() : '#000000'}
              disabled={props.readonly}
              onChange={({ target }) => change(target.value.toUpperCase())}
              onBlur={commit}
            />
          }
        >
          <input {...control} type="text" autoComplete="off" spellCheck={false} {...input} />
        </ControlBox>
      )}
    </Field>
  )
}
