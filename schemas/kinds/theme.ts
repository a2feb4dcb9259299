import { themeMigrations } from '../documents/theme/theme-migrations.ts'
import { Theme } from '../documents/theme/theme.ts'
import { defineKind } from './define-kind.ts'

/** Colours, fonts and pictures of the site. */
export const theme = defineKind({
  name: 'theme',
  version: 2,
  migrations: themeMigrations,
  body: Theme,
  isOnEveryPage: true,
  hasPalette: true,
  preview: 'site',
  section: 'appearance',
  icon: 'star',
  collection: 'themes',
})
