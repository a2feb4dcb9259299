import type { TemplatesType } from '@rjsf/utils'
import { FieldTemplate } from './field-template.tsx'
import { ObjectFieldTemplate } from './object-template.tsx'
import { CyclicSchemaExpandTemplate, UnsupportedFieldTemplate } from './other-templates.tsx'

/** rjsf's templates around the widgets. Compound forms have more (`compound.ts`). */
export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = {
  CyclicSchemaExpandTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
  UnsupportedFieldTemplate,
}
