import { useTranslation } from 'react-i18next'
import type { ApiErrorType } from '../../../../schemas/api/errors.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { catalogueOf, defaultLocale, fallbackChain, type Locale } from '../../../../schemas/locale.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFieldLabels } from '../../fields/labels/use-field-labels.ts'
import { valueAt } from '../../json-path.ts'
import { useSiteLocales } from '../../site-locales.ts'
import { listAt } from '../model/form-edit.ts'
import type { FormBody } from '../model/form-fields.ts'
import { Hint } from '../../kit/text.tsx'
import styles from '../modes.module.css'
import { formWiring } from '../wiring/form-wiring.ts'
import { EditText, MessageRow } from './message-row.tsx'
import { useCatalogues } from './use-catalogues.ts'

interface PlatformErrorsProps {
  body: FormBody
  onJump: (pointer: string) => void
  /** Gives an error a text in this form; undefined: the user may not edit. */
  onHandle: ((type: ApiErrorType) => void) | undefined
}

const textAt = (value: unknown, path: readonly string[]): string => {
  const text = valueAt(value, path)
  return typeof text === 'string' ? text : ''
}

/** What players read when the platform rejects the form: its own texts, or else those of the whole site. */
export function PlatformErrors({ body, onJump, onHandle }: PlatformErrorsProps) {
  const { t } = useTranslation()
  const { optionOf } = useFieldLabels()
  const locales = useSiteLocales()
  const catalogues = useCatalogues()
  const errors = formWiring(body)?.errors ?? []
  if (errors.length === 0) return null

  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('builder.errors.form')}</h2>
      <Hint>{t('builder.errors.formHint')}</Hint>
      <ul>
        {errors.map(({ type, pointer }) => {
          const own = listAt(body, ['submit', 'onError']).find(
            (entry) => isRecord(entry) && entry['errorType'] === type,
          )
          const hasText = pointer !== undefined && isRecord(own) && isRecord(own['message'])
          const ownLanguage = (locale: Locale) =>
            fallbackChain(locales, locale).find((code) => textAt(own, ['message', code]) !== '') ?? locale
          // The site says that something failed if it has no text for the error.
          const path =
            catalogues.textAt(defaultLocale, ['errors', type]) === '' ? ['forms', 'failed'] : ['errors', type]
          return (
            <MessageRow
              key={type}
              title={optionOf('errorType', type)}
              textOf={(locale) =>
                hasText ? textAt(own, ['message', ownLanguage(locale)]) : catalogues.textAt(locale, path)
              }
              languageOf={(locale) => (hasText ? ownLanguage(locale) : catalogues.languageAt(locale, path))}
              source={t(hasText ? 'builder.errors.own' : 'builder.errors.site')}
            >
              {hasText ? (
                <EditText pointer={`${pointer}/message/${defaultLocale}`} onJump={onJump} />
              ) : (
                <>
                  {locales
                    .filter(({ code }) => catalogues.has(catalogueOf(code)))
                    .map(({ code, name }) => (
                      <EditText
                        key={code}
                        address={`messages/${catalogueOf(code)}`}
                        pointer={`/${path.join('/')}`}
                        label={`${t('builder.errors.edit')}: ${name}`}
                        onJump={onJump}
                      />
                    ))}
                  {onHandle && pointer === undefined && (
                    <Button variant="ghost" size="s" onClick={() => onHandle(type)}>
                      {t('builder.errors.writeForm')}
                    </Button>
                  )}
                </>
              )}
            </MessageRow>
          )
        })}
      </ul>
    </section>
  )
}
