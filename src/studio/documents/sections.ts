import type { DocumentKind } from '../../../schemas/documents/index.ts'
import type { StudioIconName } from '../shell/studio-icon.tsx'

export interface Section {
  /** In addresses; its title is at `sections` of the messages. */
  name: string
  icon: StudioIconName
  kinds: readonly DocumentKind[]
}

/** Documents by what they are for, in the order of the navigation. */
export const sections: readonly Section[] = [
  { name: 'page', icon: 'page', kinds: ['page'] },
  { name: 'form', icon: 'form', kinds: ['form'] },
  { name: 'popup', icon: 'copy', kinds: ['popup'] },
  { name: 'menu', icon: 'menu', kinds: ['menu'] },
  { name: 'texts', icon: 'book', kinds: ['messages', 'dictionary'] },
  { name: 'appearance', icon: 'star', kinds: ['theme', 'layout'] },
  { name: 'search', icon: 'search', kinds: ['seo', 'domain-seo', 'redirects'] },
  { name: 'site', icon: 'settings', kinds: ['settings', 'snippet'] },
]

/** The section that an address names, by itself or by a kind of document. */
export const sectionOf = (name: string | undefined): Section | undefined =>
  sections.find((section) => section.name === name || section.kinds.some((kind) => kind === name))
