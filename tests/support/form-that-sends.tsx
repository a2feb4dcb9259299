import { useEffect } from 'react'
import type { OperationValues } from '../../src/renderer/actions.ts'
import type { FormViewProps } from '../../src/renderer/form/form-view.tsx'

/** Replaces the form engine in tests of other code: a form that is ready at once and submits `values`. */
export function formThatSends(values: OperationValues, send: (sent: OperationValues) => unknown) {
  return function FormThatSends({ id, formKey, payload, onDone, onStateChange }: FormViewProps) {
    useEffect(() => onStateChange?.('ready'), [onStateChange])
    return (
      <form
        id={id}
        data-form={formKey}
        onSubmit={(event) => {
          event.preventDefault()
          Promise.resolve(send(payload ? payload(values) : values)).then(onDone, () => undefined)
        }}
      />
    )
  }
}
