/** The form as stock rjsf renders it: `?fields=100&shape=fields`. */
import '../../../src/ui/styles/styles.css'
import StockForm from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import stockValidator from '@rjsf/validator-ajv8'
import { count, measureForm, shape } from './measure.tsx'
import { benchSchema } from './schema.ts'

function isFormSchema(schema: unknown): schema is RJSFSchema {
  return typeof schema === 'object' && schema !== null
}

const schema: unknown = benchSchema(count, shape)
if (!isFormSchema(schema)) throw new Error('no schema')
await measureForm(
  <StockForm schema={schema} validator={stockValidator} liveValidate="onChange" initialFormData={{}} />,
)
