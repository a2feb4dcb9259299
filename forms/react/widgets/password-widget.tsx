import { useState } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { WidgetProps } from './widget-props.ts'
import { Button } from '../../../src/ui/controls/button.tsx'
import { passwordStrength } from './password-strength.ts'
import styles from './password-widget.module.css'
import { TextControl } from './text-control.tsx'

/** With a button to show the text; a new password shows its strength unless it repeats another field. */
export function PasswordWidget(props: WidgetProps) {
  const { t } = useTranslation()
  const [isVisible, setIsVisible] = useState(false)
  const isNew = props.options['autocomplete'] === 'new-password' && props.schema['sameAs'] === undefined
  const eye = (
    <Button
      variant="ghost"
      square
      icon={isVisible ? 'eye-off' : 'eye'}
      aria-label={t(isVisible ? 'forms.hidePassword' : 'forms.showPassword')}
      aria-controls={props.id}
      // The button must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setIsVisible(!isVisible)}
    />
  )
  return (
    <TextControl
      field={props}
      type={isVisible ? 'text' : 'password'}
      autoComplete="current-password"
      trail={eye}
      showsValid={false}
      {...(isNew && { below: (text) => <Strength password={text} /> })}
    />
  )
}

function Strength({ password }: { password: string }) {
  const { t } = useTranslation()
  const strength = passwordStrength(password)
  return (
    <div
      className={styles.strength}
      data-strength={strength}
      role="meter"
      aria-label={t('forms.strength.label')}
      aria-valuemin={0}
      aria-valuemax={4}
      aria-valuenow={strength}
      aria-valuetext={t(`forms.strength.${strength}`)}
    >
      {[1, 2, 3, 4].map((step) => (
        <span key={step} className={styles.bar} data-lit={step <= strength || undefined} />
      ))}
    </div>
  )
}
