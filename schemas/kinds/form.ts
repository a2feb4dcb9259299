import { Form } from '../documents/form.ts'
import { namesRole } from '../roles/index.ts'
import { defineKind } from './define-kind.ts'

/** A form, with the operation that it sends its values to. */
export const form = defineKind({
  name: 'form',
  version: 2,
  migrations: [namesRole('form')],
  body: Form,
  texts: 'form',
  thumbnail: 'dialog',
  section: 'form',
  icon: 'form',
  collection: 'forms',
})
