export { type CompiledValidator, compileFormValidator } from './compile-form-validator.ts'
