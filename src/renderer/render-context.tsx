import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { CompiledBlock, PageTraits, SiteConfig } from '../../schemas/compiled.ts'
import type { Facts } from '../../schemas/documents/blocks/condition.ts'
import { setFormats } from '../../schemas/formats.ts'
import type { Locale } from '../../schemas/locale.ts'
import { setRoles } from '../../schemas/roles/role-table.ts'
import type { DeferredBlocks } from './blocks/deferred-blocks.ts'

/** The props that all registry components share, independent of their contracts. */
export interface AnyBlockProps {
  id: string
  props: Record<string, unknown>
  data: Record<string, unknown>
  slots: Record<string, ReactNode>
  params: Readonly<Record<string, string>>
}

export type BlockComponent = ComponentType<AnyBlockProps>

/** Texts in place of those that only one player has, while the server renders a page for all players. */
export interface PlayerMarks {
  name: string
  initials: string
  /** What the header says of the balance, and its figure. */
  balanceLabel: string
  balance: string
}

export interface RenderContextValue {
  locale: Locale
  config: SiteConfig
  facts: Facts
  /** Path of the page without language prefix and query. */
  path: string
  /** Omitted where blocks are shown without a page. */
  page?: PageTraits
  /** Parameters of the page's route. */
  params: Readonly<Record<string, string>>
  /** Loaded components by type; a missing one is unknown. */
  components: ReadonlyMap<string, BlockComponent>
  /** Content managers see a placeholder for an unknown block, players see nothing. */
  preview: boolean
  /** Identifies the current page answer: data of different answers are kept apart. */
  scope: string
  /** HTML that the server has rendered already, by block; absent in the browser. */
  renderedHtml?: ReadonlyMap<CompiledBlock, string>
  /** On the server only. */
  playerMarks?: PlayerMarks
  /** In the browser: blocks of the first page that are not hydrated yet. */
  deferred?: DeferredBlocks
}

const RenderContext = createContext<RenderContextValue | undefined>(undefined)

/** Provides the page context to everything below. */
export function RenderProvider({ value, children }: { value: RenderContextValue; children: ReactNode }) {
  setFormats(value.config.site.formats)
  setRoles(value.config.roles)
  return <RenderContext value={value}>{children}</RenderContext>
}

export function useRenderContext(): RenderContextValue {
  const value = use(RenderContext)
  if (value === undefined) throw new Error('rendered outside of RenderProvider')
  return value
}

export const useLocale = (): Locale => useRenderContext().locale
export const useConfig = (): SiteConfig => useRenderContext().config
export const useFacts = (): Facts => useRenderContext().facts
/** Path of the page without language prefix, query and hash. */
export const usePath = (): string => useRenderContext().path
/** What the page is by its role. */
export const usePage = (): PageTraits => useRenderContext().page ?? {}
