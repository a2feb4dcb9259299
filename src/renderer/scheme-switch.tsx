import { chooseScheme, schemes, useScheme } from '../lib/browser/scheme.ts'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import { Icon } from '../ui/art/icon.tsx'
import { useConfig } from './render-context.tsx'
import styles from './scheme-switch.module.css'

const icons = { dark: 'moon', light: 'sun' } as const

/** Switches between the dark and the light scheme. `name` must be unique on the page. */
export function SchemeSwitch({ name }: { name: string }) {
  const { t } = useTranslation()
  const { site } = useConfig()
  const shown = useScheme(site.defaultScheme)
  return (
    <fieldset>
      <legend className={styles.legend}>{t('scheme.label')}</legend>
      <div className={styles.choices}>
        {schemes.map((scheme) => (
          <label key={scheme} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={scheme}
              checked={scheme === shown}
              className={styles.radio}
              // The boot script applies the choice before the application is loaded.
              data-choice={scheme}
              onChange={() => chooseScheme(scheme)}
            />
            <Icon name={icons[scheme]} size={18} />
            {t(`scheme.${scheme}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
