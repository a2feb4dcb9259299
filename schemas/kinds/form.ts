import { Form } from '../documents/form.ts'
import { defineKind } from './define-kind.ts'

/** A form, with the operation that it sends its values to. */
export const form = defineKind({
  name: 'form',
  version: 1,
  migrations: [],
  body: Form,
  texts: 'form',
  thumbnail: 'dialog',
  section: 'form',
  icon: 'form',
  collection: 'forms',
})
