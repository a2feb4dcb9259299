import type { DocumentKind } from '../../../schemas/documents/index.ts'
import type { StudioIconName } from '../shell/studio-icon.tsx'

/** The icon of each kind of document. */
export const kindIcons: Readonly<Record<DocumentKind, StudioIconName>> = {
  page: 'page',
  form: 'form',
  popup: 'copy',
  menu: 'menu',
  messages: 'chat',
  dictionary: 'book',
  theme: 'star',
  layout: 'fullscreen',
  seo: 'search',
  'domain-seo': 'globe',
  redirects: 'arrow-right',
  settings: 'settings',
  snippet: 'terminal',
}
