import { Page } from '../documents/page.ts'
import { defineKind } from './define-kind.ts'

/** A page with an address. */
export const page = defineKind({
  name: 'page',
  version: 1,
  migrations: [],
  body: Page,
  blocks: ['blocks'],
  addressField: 'route',
  preview: 'address',
  canBeTested: true,
  thumbnail: 'page',
  isKeyPublic: true,
  section: 'page',
  icon: 'page',
  collection: 'pages',
})
