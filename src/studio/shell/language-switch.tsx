import { useTranslation } from 'react-i18next'
import { studioLanguages } from '../language.ts'
import { useLanguage } from '../use-language.ts'
import { Select } from '../kit/select.tsx'

export function LanguageSwitch() {
  const { t } = useTranslation()
  const { language, choose } = useLanguage()
  return (
    <Select
      aria-label={t('language')}
      value={language}
      options={studioLanguages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
      onChange={choose}
    />
  )
}
