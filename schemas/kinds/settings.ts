import { settingsContracts } from '../documents/settings/settings.ts'
import { defineKind } from './define-kind.ts'

/** Settings of one part of the site; each has a contract of its own. */
export const settings = defineKind({
  name: 'settings',
  version: 1,
  migrations: [],
  body: settingsContracts,
  areValuesFacts: true,
  hasFixedKeys: true,
  section: 'site',
  icon: 'settings',
})
