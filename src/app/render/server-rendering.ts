import type { AppState, CompiledForm, PageAnswer } from '../../../schemas/compiled.ts'
import type { Locale } from '../../../schemas/locale.ts'
import type { Condition, Facts } from '../../../schemas/documents/condition.ts'

export interface RenderInput {
  state: AppState
  /** Path with language prefix, and query. */
  url: string
  /** Catalogue of the page's locale, completed by the fallback. */
  messages: Record<string, unknown>
}

export interface RenderOutput {
  /**
   * Inner HTML of `#root`, in parts: those that pages have in common are the same strings again.
   */
  html: readonly string[]
  /** Types of the blocks that are seen first and need code in the browser, for preloads. */
  firstTypes: string[]
  /** The answer as the browser needs it: static blocks without props and data. */
  clientAnswer: PageAnswer
}

/** `src/entry-server.tsx` exports a function of this type named `render`. */
export type Render = (input: RenderInput) => Promise<RenderOutput>

/** Draws a form document, for publication to see whether it can be drawn: each answer is a reason why not. */
export type TryForm = (input: {
  form: CompiledForm
  locale: Locale
  /** Catalogue of the locale. */
  messages: Record<string, unknown>
}) => Promise<string[]>

/** What the server knows of the application: the exports of `src/entry-server.tsx`. */
export interface EntryServer {
  render: Render
  tryForm: TryForm
  /** The renderer's judgement of conditions, so that no hidden block is loaded. */
  holds: (condition: Condition | undefined, facts: Facts) => boolean
}
