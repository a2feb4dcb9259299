import { useEffect } from 'react'
import type { OperationValues } from '../../src/renderer/actions.ts'
import type { FormViewProps } from '../../src/renderer/form/form-view.tsx'

/** In place of the form engine where it is not what is tested: a form that stands at once and sends `values`. */
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
