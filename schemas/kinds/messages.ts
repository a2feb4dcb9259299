import { Messages } from '../documents/messages.ts'
import { defineKind } from './define-kind.ts'

/** The texts of the application in one language. */
export const messages = defineKind({
  name: 'messages',
  version: 1,
  migrations: [],
  body: Messages,
  isOnEveryPage: true,
  texts: 'catalogue',
  hasFixedKeys: true,
  section: 'texts',
  icon: 'chat',
  collection: 'messages',
})
