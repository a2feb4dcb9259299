import { Page } from '../documents/page.ts'
import { namesRole } from '../roles/index.ts'
import { defineKind } from './define-kind.ts'

/** A page with an address. */
export const page = defineKind({
  name: 'page',
  version: 2,
  migrations: [namesRole('page')],
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
