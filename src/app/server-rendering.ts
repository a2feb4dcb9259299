import type { AppState } from '../../schemas/compiled.ts'

/** Files of one page, from the build's manifest; addresses begin with a slash. */
export interface PageAssets {
  /** The application's own module. */
  entry: string
  styles: string[]
  /** Chunks of the interactive blocks on the page and what they import. */
  modulePreloads: string[]
}

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
