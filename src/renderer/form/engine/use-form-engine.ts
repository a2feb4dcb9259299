import { isRecord } from '../../../../schemas/is-record.ts'
import { useMemo } from 'react'
import { englishStringTranslator, TranslatableString, useDeepCompareMemo, type RJSFSchema } from '@rjsf/utils'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import type { Engine } from '../../../../schemas/forms/form-issues.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { createFormValidator } from './form-validator.ts'
import { toUiSchema } from './ui-schema.ts'

function isFormSchema(schema: unknown): schema is RJSFSchema {
  return isRecord(schema)
}

const noFields: RJSFSchema = {}

/** The inputs of rjsf for a form. All keep their identity: rjsf renders every field when one changes. */
export function useFormEngine(form: CompiledForm, engine: Engine | undefined) {
  // rjsf takes a new validator for the previous one unless the schema has changed, and would validate with that one.
  const schema: RJSFSchema = useDeepCompareMemo(isFormSchema(form.schema) ? form.schema : noFields)
  const messages = useDeepCompareMemo(form.messages)
  const uiSchema = useMemo(() => toUiSchema(form), [form])
  const validator = useMemo(() => createFormValidator(schema, messages, engine), [schema, messages, engine])
  return { schema, uiSchema, validator, translateString: useRjsfTexts() }
}

/** Translations of rjsf's own texts. */
export function useRjsfTexts() {
  const { t } = useTranslation()
  return useMemo(
    () =>
      (text: TranslatableString, params: string[] = []) => {
        const [first = '', second = ''] = params
        if (text === TranslatableString.YesLabel) return t('forms.yes')
        if (text === TranslatableString.NoLabel) return t('forms.no')
        if (text === TranslatableString.OptionPrefix) return t('forms.option', { place: first })
        if (text === TranslatableString.TitleOptionPrefix) return `${first} ${second}`
        return text === TranslatableString.NewStringDefault ? '' : englishStringTranslator(text, params)
      },
    [t],
  )
}
