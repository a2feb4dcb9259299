import { kindNames, kindOf, type DocumentKind, type KindDefinition } from '../../../schemas/kinds/index.ts'
import type { StudioIconName } from '../shell/studio-icon.tsx'

type SectionName = KindDefinition['section']

export interface Section {
  /** In addresses; its title is at `sections` of the messages. */
  name: SectionName
  icon: StudioIconName
  kinds: readonly DocumentKind[]
  /** It is a page of the settings, and no entry of the navigation. */
  isInSettings: boolean
}

const icons: Readonly<Record<SectionName, StudioIconName>> = {
  page: 'page',
  article: 'news',
  form: 'form',
  popup: 'copy',
  menu: 'menu',
  texts: 'book',
  appearance: 'star',
  search: 'search',
  site: 'settings',
}

const sectionNames: readonly SectionName[] = [...new Set(kindNames.map((kind) => kindOf(kind).section))]

const inSettings: ReadonlySet<SectionName> = new Set(['search', 'site'])

/** Documents by what they are for, in the order of the navigation. */
export const sections: readonly Section[] = sectionNames.map((name) => ({
  name,
  icon: icons[name],
  kinds: kindNames.filter((kind) => kindOf(kind).section === name),
  isInSettings: inSettings.has(name),
}))

/** The section that an address names, by itself or by a kind of document. */
export const sectionOf = (name: string | undefined): Section | undefined =>
  sections.find((section) => section.name === name || section.kinds.some((kind) => kind === name))
