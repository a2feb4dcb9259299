export { textsMatching } from './pattern-language.ts'
export { isProvenFast } from './pattern-speed.ts'
