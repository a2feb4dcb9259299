import type { FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { WidgetProps } from '@rjsf/utils'
import { useFormStore, useIsRevealed, useIsPraised } from '../form-store.ts'

function text(option: unknown): string | undefined {
  return typeof option === 'string' && option !== '' ? option : undefined
}

/** What every field has around its control, from rjsf's props and the form document. */
export function useField({ id, label, options, required, rawErrors, value }: WidgetProps) {
  const { t } = useTranslation()
  const store = useFormStore()
  const isRevealed = useIsRevealed(id)
  const isPraised = useIsPraised(id)
  const error = isRevealed ? rawErrors?.[0] : undefined

  /** A press on a button or link must reach it: nothing moves under the pointer meanwhile. */
  function leave({ relatedTarget }: FocusEvent) {
    const isLeavingForButton = relatedTarget instanceof Element && relatedTarget.closest('button, a') !== null
    if (!isLeavingForButton) store.touch(id)
  }

  return {
    frame: {
      id,
      label,
      error,
      hint: text(options['hint']),
      note: required ? undefined : t('forms.optional'),
      required,
    },
    error,
    leave,
    isValid: isPraised && !rawErrors?.length && value !== undefined && value !== '',
    option: (name: string) => text(options[name]),
  }
}
