import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { LanguageSettings } from '../../../schemas/documents/settings/language-settings.ts'
import { defaultLocale, type SiteLanguage } from '../../../schemas/locale.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { Modal } from '../shell/modal.tsx'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import { useLanguage } from '../use-language.ts'
import shell from '../shell/shell.module.css'
import { knownLanguage, nameIn, suggestedCodes } from './known-language.ts'
import styles from './languages.module.css'

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
  const [timesRejected, setTimesRejected] = useState(0)
  const isChecked = timesRejected > 0
  const form = useInvalidFocus(timesRejected)
  const known = knownLanguage(code)
  const isTaken = locales.some((locale) => locale.code === code)
  const shownName = name ?? known?.name ?? ''
  const isNameless = shownName.trim() === ''
  const fault = isTaken ? t('languages.taken') : known ? undefined : t('languages.unknown')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!known || isTaken || isNameless) return setTimesRejected(timesRejected + 1)
    const { tag, direction } = known
    onAdd({
      code,
      tag,
      name: shownName.trim(),
      ...(direction === 'rtl' && { direction }),
      public: false,
      ...(fallback !== defaultLocale && { fallback }),
    })
    return onClose()
  }

  return (
    <Modal className={styles.dialog} onClose={onClose}>
      {(titleId, close) => (
        <form ref={form} noValidate className={styles.form} onSubmit={submit}>
          <h2 id={titleId} className={styles.title}>
            {t('languages.add')}
          </h2>
          <p className={styles.hint}>{t('languages.addHint')}</p>
          <Field
            id={`${id}-code`}
            label={t('languages.code')}
            hint={known && !isTaken ? `${nameIn(code, language)}, ${known.tag}` : t('languages.codeHint')}
            error={isChecked && fault}
            required
          >
            {(control) => (
              <ControlBox invalid={isChecked && fault !== undefined}>
                <input
                  {...control}
                  list={`${id}-codes`}
                  maxLength={3}
                  autoComplete="off"
                  spellCheck={false}
                  value={code}
                  onChange={({ target }) => setCode(target.value.trim().toLowerCase())}
                />
              </ControlBox>
            )}
          </Field>
          <datalist id={`${id}-codes`}>
            {suggestedCodes.map((each) => (
              <option key={each} value={each}>
                {nameIn(each, language)}
              </option>
            ))}
          </datalist>
          <Field
            id={`${id}-name`}
            label={t('languages.name')}
            hint={t('languages.nameHint')}
            error={isChecked && isNameless && t('languages.nameEmpty')}
            required
          >
            {(control) => (
              <ControlBox invalid={isChecked && isNameless}>
                <input
                  {...control}
                  maxLength={24}
                  autoComplete="off"
                  lang={known?.tag}
                  dir="auto"
                  value={shownName}
                  onChange={({ target }) => setName(target.value)}
                />
              </ControlBox>
            )}
          </Field>
          <Field id={`${id}-fallback`} label={t('languages.fallback')} hint={t('languages.fallbackHint')}>
            {(control) => (
              <select
                {...control}
                className={shell.select}
                value={fallback}
                onChange={({ target }) => setFallback(target.value)}
              >
                {locales.map((locale) => (
                  <option key={locale.code} value={locale.code} lang={locale.language}>
                    {locale.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit">{t('languages.add')}</Button>
          </div>
        </form>
      )}
    </Modal>
  )
}
