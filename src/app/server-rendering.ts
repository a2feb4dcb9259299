import type { AppState } from '../../schemas/compiled.ts'
import type { Condition, Facts } from '../../schemas/documents/condition.ts'

export interface RenderInput {
  state: AppState
  /** Path with language prefix, and query. */
  url: string
  /** Catalogue of the page's locale, completed by the fallback. */
  messages: Record<string, unknown>
}

export interface RenderOutput {
  /** Inner HTML of `#root`. */
  html: string
  /** Types of the blocks that need code in the browser, for preloads. */
  interactiveTypes: string[]
  /** The state as the browser needs it: static blocks without props and data. */
  clientState: AppState
}

/** `src/entry-server.tsx` exports a function of this type named `render`. */
export type Render = (input: RenderInput) => Promise<RenderOutput>

/** What the server knows of the application: the exports of `src/entry-server.tsx`. */
export interface EntryServer {
  render: Render
  /** The renderer's judgement of conditions, so that no hidden block is loaded. */
  holds: (condition: Condition | undefined, facts: Facts) => boolean
}
