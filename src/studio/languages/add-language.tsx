import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LanguageSettings } from '../../../schemas/documents/settings/language-settings.ts'
import { defaultLocale, type SiteLanguage } from '../../../schemas/locale.ts'
import { useAction } from '../use-action.ts'
import { useLanguage } from '../use-language.ts'
import { knownLanguage, nameIn, suggestedCodes } from './known-language.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { Hint } from '../kit/text.tsx'
import { SelectField, TextField } from '../kit/field.tsx'

interface AddLanguageProps {
  locales: readonly SiteLanguage[]
  onAdd: (language: LanguageSettings[number]) => void
  onClose: () => void
}

/** Asks for the code, the name and the fallback of a language; tag and direction follow from the code. */
export function AddLanguage({ locales, onAdd, onClose }: AddLanguageProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const id = useId()
  const [code, setCode] = useState('')
  const [name, setName] = useState<string | null>(null)
  const [fallback, setFallback] = useState<string>(defaultLocale)
  const known = knownLanguage(code)
  const isTaken = locales.some((locale) => locale.code === code)
  const shownName = name ?? known?.name ?? ''
  const isNameless = shownName.trim() === ''
  const fault = isTaken ? t('languages.taken') : known ? undefined : t('languages.unknown')

  const nameFault = isNameless ? t('languages.nameEmpty') : undefined
  function add() {
    if (!known || isTaken || isNameless) return fault ?? nameFault
    const { tag, direction } = known
    onAdd({
      code,
      tag,
      name: shownName.trim(),
      ...(direction === 'rtl' && { direction }),
      public: false,
      ...(fallback !== defaultLocale && { fallback }),
    })
    onClose()
    return undefined
  }
  const action = useAction(() => Promise.resolve(add()))
  const isChecked = action.reason !== undefined

  return (
    <FormDialog
      title={t('languages.add')}
      action={action}
      verb={t('languages.add')}
      isReasonAtField
      onClose={onClose}
    >
      <Hint>{t('languages.addHint')}</Hint>
      <TextField
        label={t('languages.code')}
        hint={known && !isTaken ? `${nameIn(code, language)}, ${known.tag}` : t('languages.codeHint')}
        error={isChecked && fault}
        required
        list={`${id}-codes`}
        maxLength={3}
        spellCheck={false}
        value={code}
        onChange={(text) => setCode(text.trim().toLowerCase())}
      />
      <datalist id={`${id}-codes`}>
        {suggestedCodes.map((each) => (
          <option key={each} value={each}>
            {nameIn(each, language)}
          </option>
        ))}
      </datalist>
      <TextField
        label={t('languages.name')}
        hint={t('languages.nameHint')}
        error={isChecked && nameFault}
        required
        maxLength={24}
        lang={known?.tag}
        dir="auto"
        value={shownName}
        onChange={setName}
      />
      <SelectField
        label={t('languages.fallback')}
        hint={t('languages.fallbackHint')}
        value={fallback}
        options={locales.map((locale) => ({ value: locale.code, label: locale.name, lang: locale.language }))}
        onChange={setFallback}
      />
    </FormDialog>
  )
}
