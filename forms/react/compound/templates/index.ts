import type { TemplatesType } from '@rjsf/utils'
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './array-templates.tsx'
import { FieldTemplate } from './field-template.tsx'
import { ObjectFieldTemplate } from './object-template.tsx'
import { CyclicSchemaExpandTemplate, UnsupportedFieldTemplate } from './other-templates.tsx'

/** Our templates around the widgets of rjsf. */
export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  CyclicSchemaExpandTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
  UnsupportedFieldTemplate,
}
