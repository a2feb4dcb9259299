import { useCallback } from 'react'
import { labelOf } from '../fields/labels/value-label.ts'
import { useSiteLocale } from '../use-language.ts'
import type { FormField } from './model/form-fields.ts'

/** The label of a field in the language of the Studio, or its name. */
export function useFieldTitle(): (field: Pick<FormField, 'schema' | 'name'>) => string {
  const locale = useSiteLocale()
  return useCallback(({ schema, name }) => labelOf(schema['title'], locale) || name, [locale])
}
