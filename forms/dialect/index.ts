export { convertForm } from './convert-form.ts'
export { type ConvertedSchema, convertSchema } from './convert.ts'
export { typesByKeywords } from './infer-types.ts'
export {
  isListKeyword,
  isMapKeyword,
  isSchemaKeyword,
  isValueKeyword,
  knownKeywords,
  listKeywords,
  mapKeywords,
  schemaKeywords,
} from './keywords.ts'
export { formatsWithPattern, isPattern, uncheckedFormats, unicodePattern } from './patterns.ts'
export { everySubschema, type Path } from './places.ts'
export { fieldsWithoutType } from './untyped.ts'
