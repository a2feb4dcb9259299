import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiErrorType } from '../../../../schemas/api/errors.ts'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import { type FormErrorType, messageOf, templateOf, type FieldError } from '../../../../forms/index.ts'
import { plainText, type Localized } from '../../../../schemas/documents/localized.ts'
import { defaultLocale, inBuiltIn, isBuiltIn, type Locale } from '../../../../schemas/locale.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFieldLabels } from '../../fields/labels/use-field-labels.ts'
import { isSiteLocale, useSiteLocales } from '../../site-locales.ts'
import { Hint } from '../../kit/text.tsx'
import styles from '../modes.module.css'
import { allFields, namesTo, readFields, type FormBody, type FormField } from '../model/form-fields.ts'
import { useFieldTitle } from '../use-field-title.ts'
import { groupErrors } from './group-errors.ts'
import { EditText, MessageRow } from './message-row.tsx'
import { messageSource } from './message-source.ts'
import { PlatformErrors } from './platform-errors.tsx'
import { possibleErrors } from './possible-errors.ts'

/** The messages of a form in each language of the site. */
export type Messages = Localized<CompiledForm['messages']>

export interface ErrorsViewProps {
  body: FormBody
  /** The dictionary of all forms. */
  shared: unknown
  messages: Messages
  /** The language of each of these messages: that of a fallback where an added language has no text. */
  languages: Messages
  onJump: (pointer: string) => void
  /** Gives a field a text of its own, beginning with the present templates; undefined: the user may not edit. */
  onWrite: ((target: MessageTarget, code: FormErrorType, texts: Localized<string>) => void) | undefined
  /** Gives an error of the platform a text in this form; undefined: the user may not edit. */
  onHandle: ((type: ApiErrorType) => void) | undefined
}

/** The field that a message belongs to; `*`: the whole form. */
export type MessageTarget = Pick<FormField, 'id' | 'name'>

/** A character that no password may contain, as an example in its message. */
const forbidden = '§'

/** Every message that players can see: at fields, for rules of several, and of the platform, with ways to the texts. */
export function ErrorsView({ onHandle, ...props }: ErrorsViewProps) {
  const { t } = useTranslation()
  const titleOf = useFieldTitle()
  const { body, onJump } = props
  const fields = useMemo(
    () => allFields(readFields(body)).filter((field) => field.fields.length === 0),
    [body],
  )
  return (
    <div className={styles.mode}>
      <Hint>{t(fields.length === 0 ? 'builder.errors.noFields' : 'builder.errors.intro')}</Hint>
      {fields.map((field) => {
        const errors = possibleErrors(field)
        return (
          <section key={field.id} className={styles.part}>
            <h2 className={styles.title}>{titleOf(field)}</h2>
            {errors.length === 0 && <Hint>{t('builder.errors.none')}</Hint>}
            <ul>
              {errors.map((error) => (
                <FieldMessage
                  key={error.code}
                  target={field}
                  error={inEach({ path: namesTo(field), ...error, characters: forbidden })}
                  {...props}
                />
              ))}
            </ul>
          </section>
        )
      })}
      <RuleErrors {...props} />
      <PlatformErrors {...{ body, onJump, onHandle }} />
    </div>
  )
}

const inEach = (error: FieldError): Localized<FieldError> => inBuiltIn(() => error)

interface FieldMessageProps extends Omit<ErrorsViewProps, 'onHandle'> {
  hint?: string
  /** The field whose message it is; `*`: the form. */
  target: MessageTarget
  error: Localized<FieldError>
}

function FieldMessage({ hint, target, error, ...props }: FieldMessageProps) {
  const { t } = useTranslation()
  const { optionOf } = useFieldLabels()
  const locales = useSiteLocales()
  const { body, shared, messages, languages, onJump, onWrite } = props
  const { code } = error[defaultLocale]
  const { origin, pointer } = messageSource(body, shared, target, code)
  const isGeneral = !pointer.startsWith('/dictionary') || origin !== 'own'
  const template = (locale: Locale) => templateOf(plainText(messages, locale), plainText(error, locale))
  const languageOf = (locale: Locale) => {
    const language = templateOf(plainText(languages, locale), plainText(error, locale))
    return isSiteLocale(language) ? language : undefined
  }
  /** A text that is only completed is still to be translated. */
  const translated = locales.filter(({ code: locale }) => isBuiltIn(locale) || languageOf(locale) === locale)
  return (
    <MessageRow
      title={optionOf('errorType', code)}
      hint={hint}
      textOf={(locale) => messageOf(plainText(messages, locale), plainText(error, locale))}
      languageOf={languageOf}
      source={t(origin === 'none' ? 'builder.errors.fixed' : `builder.errors.${origin}`)}
    >
      {origin === 'own' && <EditText pointer={pointer} onJump={onJump} />}
      {origin === 'shared' && <EditText address="dictionary/default" pointer={pointer} onJump={onJump} />}
      {isGeneral && onWrite && (
        <Button
          variant="ghost"
          size="s"
          onClick={() =>
            onWrite(target, code, {
              ...inBuiltIn(template),
              ...Object.fromEntries(translated.map(({ code: locale }) => [locale, template(locale)])),
            })
          }
        >
          {t(target.id === '*' ? 'builder.errors.writeForm' : 'builder.errors.write')}
        </Button>
      )}
    </MessageRow>
  )
}

type RuleErrorsProps = Omit<ErrorsViewProps, 'onHandle'>

/** Rules of several fields, such as "an e-mail address or a phone number". */
function RuleErrors(props: RuleErrorsProps) {
  const { t } = useTranslation()
  const { body } = props
  const locales = useSiteLocales()
  const titleOf = useFieldTitle()
  const rules = useMemo(() => groupErrors(body, locales, titleOf), [body, locales, titleOf])
  if (rules.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('builder.errors.rules')}</h2>
      <ul>
        {rules.map(({ id, rule, target, error }) => (
          <FieldMessage
            key={id}
            hint={t(`builder.errors.rule.${rule.kind}`, { ...rule })}
            {...{ ...props, target, error }}
          />
        ))}
      </ul>
    </section>
  )
}
