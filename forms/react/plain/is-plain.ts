import type { FormDefinition } from '../../contract/form.ts'
import { plainSchema } from './plain-schema.ts'

/**
 * Whether a form consists of single fields, choices of values, and conditions under which they are displayed. Such forms
 * need no code of rjsf.
 */
export const isPlain = ({ schema, fields }: Pick<FormDefinition, 'schema' | 'fields'>): boolean =>
  plainSchema(schema) !== undefined && !Object.values(fields).some(({ widget }) => widget === 'file')
