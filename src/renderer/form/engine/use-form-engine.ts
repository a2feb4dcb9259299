import { isRecord } from '../../../../schemas/is-record.ts'
import { useMemo } from 'react'
import { englishStringTranslator, TranslatableString, useDeepCompareMemo, type RJSFSchema } from '@rjsf/utils'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import type { Engine } from '../../../../schemas/forms/form-issues.ts'
import type { Translate } from '../../../lib/i18n/plain-i18n.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import type { Compound } from '../compound/compound.ts'
import { createFormValidator } from './form-validator.ts'
import { toUiSchema } from './ui-schema.ts'

function isFormSchema(schema: unknown): schema is RJSFSchema {
  return isRecord(schema)
}

const noFields: RJSFSchema = {}

/** The inputs of rjsf for a form. All keep their identity: rjsf renders every field when one changes. */
export function useFormEngine(
  form: CompiledForm,
  engine: Engine | undefined,
  compound: Compound | undefined,
) {
  // rjsf takes a new validator for the previous one unless the schema has changed, and would validate with that one.
  const schema: RJSFSchema = useDeepCompareMemo(isFormSchema(form.schema) ? form.schema : noFields)
  const messages = useDeepCompareMemo(form.messages)
  const uiSchema = useMemo(() => toUiSchema(form), [form])
  const validator = useMemo(
    () => createFormValidator(schema, messages, engine, compound),
    [schema, messages, engine, compound],
  )
  return { schema, uiSchema, validator, translateString: useRjsfTexts() }
}

/** A text of rjsf that forms display. The others belong to its templates, or are reasons for the log. */
export function rjsfText(t: Translate, text: TranslatableString, params: string[] = []): string {
  const [first = '', second = ''] = params
  switch (text) {
    case TranslatableString.YesLabel:
      return t('forms.yes')
    case TranslatableString.NoLabel:
      return t('forms.no')
    case TranslatableString.OptionPrefix:
      return t('forms.option', { place: first })
    case TranslatableString.TitleOptionPrefix:
      return `${first} ${second}`
    case TranslatableString.DeprecatedLabel:
      return first
    case TranslatableString.InvalidObjectField:
      return t('forms.loadFailed.title')
    case TranslatableString.NewStringDefault:
      return ''
    default:
      return englishStringTranslator(text, params)
  }
}

/** Translations of rjsf's own texts. */
export function useRjsfTexts() {
  const { t } = useTranslation()
  return useMemo(() => (text: TranslatableString, params?: string[]) => rjsfText(t, text, params), [t])
}
