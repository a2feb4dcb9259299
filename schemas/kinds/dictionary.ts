import { Dictionary } from '../documents/form.ts'
import { defineKind } from './define-kind.ts'

/** Messages of rules that forms share. */
export const dictionary = defineKind({
  name: 'dictionary',
  version: 1,
  migrations: [],
  body: Dictionary,
  hasFixedKeys: true,
  section: 'texts',
  icon: 'book',
  collection: 'dictionaries',
})
