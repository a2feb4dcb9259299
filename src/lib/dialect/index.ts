export { convertSchema, type ConvertedSchema } from './convert.ts'
