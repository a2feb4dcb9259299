export { convertForm } from './convert-form.ts'
export { convertSchema, type ConvertedSchema } from './convert.ts'
