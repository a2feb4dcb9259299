import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { CompiledBlock, SiteConfig } from '../../schemas/compiled.ts'
import type { Facts } from '../../schemas/documents/condition.ts'
import type { Locale } from '../../schemas/locale.ts'
import type { SleepingBlocks } from './deferred.ts'

/** What every component of the registry has in common once its contract is put aside. */
export interface AnyBlockProps {
  id: string
  props: Record<string, unknown>
  data: Record<string, unknown>
  slots: Record<string, ReactNode>
  params: Readonly<Record<string, string>>
}

export type BlockComponent = ComponentType<AnyBlockProps>

export interface RenderContextValue {
  locale: Locale
  config: SiteConfig
  facts: Facts
  /** Path of the page without language prefix and query. */
  path: string
  /** Parameters of the page's route. */
  params: Readonly<Record<string, string>>
  /** Loaded components by type; what is missing is unknown. */
  components: ReadonlyMap<string, BlockComponent>
  /** Content managers see a box where a block is unknown, players see nothing. */
  preview: boolean
  /** Names the answer that is shown: data of different answers are kept apart. */
  scope: string
  /** HTML that the server has made already, by block; the browser has none. */
  madeHtml?: ReadonlyMap<CompiledBlock, string>
  /** In the browser: blocks of the first page that are not alive yet. */
  sleeping?: SleepingBlocks
}

const RenderContext = createContext<RenderContextValue | undefined>(undefined)

/** Gives everything below it the page's surroundings. */
export function RenderProvider({ value, children }: { value: RenderContextValue; children: ReactNode }) {
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
