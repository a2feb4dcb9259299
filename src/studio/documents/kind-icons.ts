import type { DocumentKind } from '../../../schemas/documents/index.ts'
import type { IconName } from '../../../schemas/icon-names.ts'

/** The icon of each kind of document. */
export const kindIcons: Readonly<Record<DocumentKind, IconName>> = {
  page: 'grid',
  form: 'check-circle',
  popup: 'copy',
  menu: 'menu',
  messages: 'chat',
  dictionary: 'info',
  theme: 'sun',
  layout: 'fullscreen',
  seo: 'search',
  'domain-seo': 'globe',
  redirects: 'arrow-right',
  settings: 'settings',
  snippet: 'terminal',
}
