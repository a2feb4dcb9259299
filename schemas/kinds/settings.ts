import { languagesOf, type LanguageSettings } from '../documents/settings/language-settings.ts'
import { settingsContracts } from '../documents/settings/settings.ts'
import { defineKind } from './define-kind.ts'

/** Settings of one part of the site; each has a contract of its own. */
export const settings = defineKind({
  name: 'settings',
  version: 1,
  migrations: [],
  body: settingsContracts,
  isOnEveryPage: true,
  listing: ({ languages }: { languages?: LanguageSettings }) =>
    languages ? { languages: languagesOf(languages) } : {},
  areValuesFacts: true,
  hasFixedKeys: true,
  section: 'site',
  icon: 'settings',
})
