import { badgesOfEntries } from '../documents/menu-migrations.ts'
import { Menu } from '../documents/menu.ts'
import { defineKind } from './define-kind.ts'

/** Entries of a menu. */
export const menu = defineKind({
  name: 'menu',
  version: 2,
  migrations: [badgesOfEntries],
  body: Menu,
  isOnEveryPage: true,
  section: 'menu',
  icon: 'menu',
  collection: 'menus',
})
