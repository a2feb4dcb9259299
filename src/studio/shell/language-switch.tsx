import { useTranslation } from 'react-i18next'
import { isStudioLanguage, studioLanguages } from '../language.ts'
import { useLanguage } from '../use-language.ts'
import styles from './shell.module.css'

export function LanguageSwitch() {
  const { t } = useTranslation()
  const { language, choose } = useLanguage()
  return (
    <select
      className={styles.select}
      aria-label={t('language')}
      value={language}
      onChange={({ target }) => isStudioLanguage(target.value) && choose(target.value)}
    >
      {studioLanguages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
