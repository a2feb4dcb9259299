export { type FilledIn, fillIn } from './fill-in.ts'
