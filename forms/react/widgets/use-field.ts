import { use, useEffect, type FocusEvent } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { WidgetProps } from './widget-props.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { RuledFieldContext } from '../group-rules.tsx'
import { useFieldState, useFormStore } from '../state/form-store.ts'

function text(option: unknown): string | undefined {
  return typeof option === 'string' && option !== '' ? option : undefined
}

/** The form's state of a field whose value is checked by what its document names. */
function useCheckedField({ id, name, label, options, value, schema }: WidgetProps) {
  const { checks } = useFormStore()
  const named = text(options['check'])
  /** Only the server knows whether a promo code can be used, so its validator always passes. */
  const isAdvisory = isRecord(schema) && schema['validator'] === 'promo'
  const { message, isValid, isSound, check } = useFieldState(id, named !== undefined)
  const isWorthAsking = isSound && value !== undefined && value !== ''
  useEffect(() => {
    if (named === undefined) return
    if (isWorthAsking) checks.ask(id, { check: named, name, label, value, isAdvisory })
    else checks.forget(id)
  }, [checks, id, name, label, named, value, isWorthAsking, isAdvisory])
  useEffect(() => () => checks.forget(id), [checks, id])
  return { message, isValid, check: check?.value === value ? check : undefined }
}

/** Common props of a field around its control, from rjsf's props and the form document. */
export function useField(props: WidgetProps) {
  const { id, label, options, required, schema } = props
  const value: unknown = props.value
  const { t } = useTranslation()
  const store = useFormStore()
  const isRuled = use(RuledFieldContext) === id
  const { message, isValid, check } = useCheckedField(props)
  const rejection = check?.state === 'error' ? check.message : undefined
  const error = message ?? rejection

  /** A click on a button or link must reach it, so the layout must not move before it does. */
  function leave({ relatedTarget }: FocusEvent) {
    const isLeavingForButton = relatedTarget instanceof Element && relatedTarget.closest('button, a') !== null
    if (!isLeavingForButton) store.touch(id)
  }

  return {
    frame: {
      id,
      label,
      error,
      success: check?.state === 'success' ? check.message : undefined,
      hint:
        check?.state === 'pending'
          ? t('forms.checking')
          : (text(options['hint']) ?? text(schema.description)),
      note: required || isRuled ? undefined : t('forms.optional'),
      required,
    },
    error,
    leave,
    isValid:
      (isValid || check !== undefined) &&
      error === undefined &&
      (check === undefined || check.state === 'success') &&
      value !== undefined &&
      value !== '',
    option: (name: string) => text(options[name]),
  }
}
