export { defaultMessages } from './contract/default-messages.ts'
export {
  errorTypeOf,
  errorTypes,
  type FormErrorType,
  type Limits,
  limitsFor,
  limitsOf,
} from './contract/error-types.ts'
export { expandValidators, maxTextLength } from './contract/expand-validators.ts'
export { fieldLabel, fieldText } from './contract/field-labels.ts'
export { fileLimit, isFile, maxFileBytes, maxFileLength } from './contract/files.ts'
export type { Engine } from './contract/form-issues.ts'
export type { FormProof } from './contract/form-proof.ts'
export { maxCheckedLength, valueAt, withoutEmpty } from './contract/form-values.ts'
export type { FieldDisplay, FormDefinition, PhoneFormat } from './contract/form.ts'
export { formatFunction, formatNames, readDate } from './contract/formats.ts'
export {
  type FieldError,
  type FormMessages,
  messageOf,
  substitutes,
  templateOf,
  written,
} from './contract/messages.ts'
export { groupRules, ruleError } from './contract/required-alternatives.ts'
export { uncheckedSameAsOf } from './contract/same-as.ts'
export { conditionOf, type FieldCondition, type FieldTest } from './contract/show-if.ts'
export type { UndrawableField } from './contract/undrawable-field.ts'
export { fieldValidator, fieldValidators, namedFields } from './contract/validators.ts'
