import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import type { FormErrorType } from '../../../../schemas/forms/error-types.ts'
import { messageOf, templateOf, type FieldError } from '../../../../schemas/forms/messages.ts'
import { locales, type Locale } from '../../../../schemas/locale.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFieldLabels } from '../../fields/use-field-labels.ts'
import { labelOf } from '../../fields/value-label.ts'
import styles from '../modes.module.css'
import { allFields, namesTo, readFields, type FormBody, type FormField } from '../model/form-fields.ts'
import { messageSource } from './message-source.ts'
import { possibleErrors, type PossibleError } from './possible-errors.ts'

/** The messages of a form in each language of the site. */
export type Messages = Readonly<Record<Locale, CompiledForm['messages']>>

interface ErrorsViewProps {
  body: FormBody
  /** The dictionary of all forms. */
  shared: unknown
  messages: Messages
  onJump: (pointer: string) => void
  /** Gives a field a text of its own, beginning with the present templates; undefined: the user may not edit. */
  onWrite: ((field: FormField, code: FormErrorType, texts: Record<Locale, string>) => void) | undefined
}

/** A character that no password may contain, as an example in its message. */
const forbidden = '§'

/** Every message that players can see at a field, in each language, with a way to its text. */
export function ErrorsView({ body, shared, messages, onJump, onWrite }: ErrorsViewProps) {
  const { t } = useTranslation()
  const fields = useMemo(
    () => allFields(readFields(body)).filter((field) => field.fields.length === 0),
    [body],
  )
  return (
    <div className={styles.mode}>
      <p className={styles.hint}>
        {t(fields.length === 0 ? 'builder.errors.noFields' : 'builder.errors.intro')}
      </p>
      {fields.map((field) => {
        const errors = possibleErrors(field)
        return (
          <section key={field.id} className={styles.part}>
            <h2 className={styles.title}>{labelOf(field.schema['title']) || field.name}</h2>
            {errors.length === 0 && <p className={styles.hint}>{t('builder.errors.none')}</p>}
            <ul className={styles.rows}>
              {errors.map((error) => (
                <FieldMessage
                  key={error.code}
                  field={field}
                  error={error}
                  {...{ body, shared, messages, onJump, onWrite }}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

interface FieldMessageProps extends ErrorsViewProps {
  field: FormField
  error: PossibleError
}

function FieldMessage({ field, error, body, shared, messages, onJump, onWrite }: FieldMessageProps) {
  const { t } = useTranslation()
  const { optionOf } = useFieldLabels()
  const { code, limits } = error
  const { origin, pointer } = messageSource(body, shared, field, code)
  const isGeneral = !pointer.startsWith('/dictionary') || origin !== 'own'
  const shown: FieldError = { path: namesTo(field), code, limits, characters: forbidden }
  const template = (locale: Locale) => templateOf(messages[locale], shown)
  return (
    <li className={styles.message}>
      <strong>{optionOf('errorType', code)}</strong>
      <dl className={styles.texts}>
        {locales.map(({ code: locale, name }) => (
          <div key={locale}>
            <dt className={styles.hint}>{name}</dt>
            <dd lang={locale} className={styles.text}>
              {messageOf(messages[locale], shown) || t('builder.errors.missing')}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.source}>
        <span className={styles.hint}>
          {t(origin === 'none' ? 'builder.errors.fixed' : `builder.errors.${origin}`)}
        </span>
        {origin === 'own' && (
          <Button variant="ghost" size="s" onClick={() => onJump(pointer)}>
            {t('builder.errors.edit')}
          </Button>
        )}
        {origin === 'shared' && (
          <Link className={styles.link} to={`/documents/dictionary/default#${pointer}`}>
            {t('builder.errors.edit')}
          </Link>
        )}
        {isGeneral && onWrite && (
          <Button
            variant="ghost"
            size="s"
            onClick={() => onWrite(field, code, { uz: template('uz'), ru: template('ru') })}
          >
            {t('builder.errors.write')}
          </Button>
        )}
      </div>
    </li>
  )
}
