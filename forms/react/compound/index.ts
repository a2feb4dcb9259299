export { compound } from './compound.ts'
export { type FieldParts, ValueFields } from './fields/value-fields.tsx'
export { FieldTemplate } from './templates/field-template.tsx'
