import { createRoot, type Root } from 'react-dom/client'
import StockForm from '@rjsf/core'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import draft07 from '@rjsf/validator-ajv8'
import { fireEvent } from 'storybook/test'
import { vi } from 'vitest'
import { withoutEmpty } from '../../schemas/forms/form-values.ts'

const roots: Root[] = []

interface StockOptions {
  schema: RJSFSchema
  validator?: ValidatorType
  values?: unknown
  /** Whether values of hidden fields are left out, as in our forms. */
  omits?: boolean
}

/** Mounts stock rjsf with the options of our forms. `hideStock` removes it. */
export async function showStock({ schema, validator = draft07, values, omits = true }: StockOptions) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  roots.push(root)
  let sent: unknown
  root.render(
    <StockForm
      schema={schema}
      validator={validator}
      formData={values}
      experimental_defaultFormStateBehavior={{ constAsDefaults: 'skipOneOf' }}
      omitExtraData={omits}
      noHtml5Validate
      showErrorList={false}
      onError={() => undefined}
      onSubmit={({ formData }) => (sent = withoutEmpty(formData))}
    />,
  )
  // The first display of a schema compiles it.
  const form = await vi.waitUntil(() => container.querySelector('form'), { interval: 1 })
  return {
    container,
    submit() {
      sent = undefined
      fireEvent.submit(form)
    },
    /** What was sent since `submit`; undefined if the form was invalid. */
    sent: () => sent,
  }
}

export function hideStock(): void {
  for (const root of roots.splice(0)) root.unmount()
}
