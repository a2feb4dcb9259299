import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiErrorType } from '../../../../schemas/api/errors.ts'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import { toPointer } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { defaultLocale, inBuiltIn, type Locale } from '../../../../schemas/locale.ts'
import { mergeMessages } from '../../../lib/data/compile-form.ts'
import type { PartProps } from '../../fields/document-fields.tsx'
import { useSiteLocales } from '../../site-locales.ts'
import { setAt } from '../../json-path.ts'
import { Message } from '../../kit/message.tsx'
import { findField, listAt } from '../model/form-edit.ts'
import type { FormBody, FormField } from '../model/form-fields.ts'
import { isDictionary, renderableForm } from '../preview/renderable-form.ts'
import { useSharedMessages } from '../preview/use-shared-messages.ts'
import { ErrorsView, type Messages } from './errors-view.tsx'
import { languageEntries } from './message-source.ts'

interface ErrorsModeProps extends Pick<PartProps, 'edit' | 'isReadOnly'> {
  body: FormBody
  onJump: (pointer: string) => void
  onField: (field: FormField) => void
  /** Gives an error of the platform a text in this form. */
  onHandle: (type: ApiErrorType) => void
}

/** All messages of a form, with changes to its own dictionary. */
export function ErrorsMode({ body, edit, isReadOnly, onJump, onField, onHandle }: ErrorsModeProps) {
  const { t } = useTranslation()
  const shared = useSharedMessages()
  const locales = useSiteLocales()
  const texts = useMemo(() => {
    const drawable = renderableForm(body, locales)
    if (!('form' in drawable)) return null
    const written: unknown = { entries: body['dictionary'] }
    const own = isDictionary(written) ? written.entries : []
    const ownLanguages = languageEntries(own, locales)
    const sharedLanguages = languageEntries(shared?.written.entries ?? [], locales)
    const inEach = (merge: (locale: Locale) => CompiledForm['messages']): Messages => ({
      ...inBuiltIn(merge),
      ...Object.fromEntries(locales.map(({ code }) => [code, merge(code)])),
    })
    return {
      messages: inEach((code) => mergeMessages(shared?.body.entries ?? [], drawable.form.dictionary, code)),
      languages: inEach((code) => mergeMessages(sharedLanguages, ownLanguages, code)),
    }
  }, [body, shared, locales])
  if (!texts)
    return (
      <Message tone="warning" role="status">
        {t('builder.undrawable')}
      </Message>
    )
  return (
    <ErrorsView
      body={body}
      shared={shared?.body}
      {...texts}
      onJump={onJump}
      onWrite={
        isReadOnly
          ? undefined
          : ({ id }, errorType, message) => {
              const entries = listAt(body, ['dictionary'])
              const known = entries.findIndex((entry) => isRecord(entry) && entry['fieldName'] === id)
              const index = known < 0 ? entries.length : known
              const entry = entries[index]
              const own = listAt(entry, ['validationDict'])
              edit((draft) => {
                const next = {
                  ...(isRecord(entry) && entry),
                  fieldName: id,
                  validationDict: [...own, { errorType, message }],
                }
                setAt(draft, ['dictionary'], entries.toSpliced(index, 1, next))
              }, 'dictionary')
              onJump(toPointer(['dictionary', index, 'validationDict', own.length, 'message', defaultLocale]))
              // The jump does not know the new message yet.
              const field = findField(body, id)
              if (field) onField(field)
            }
      }
      onHandle={isReadOnly ? undefined : onHandle}
    />
  )
}
