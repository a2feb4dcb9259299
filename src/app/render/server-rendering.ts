import type {
  AppState,
  CompiledForm,
  CompiledPopup,
  PageAnswer,
  SiteConfig,
} from '../../../schemas/compiled.ts'
import type { Locale } from '../../../schemas/locale.ts'
import type { FilledIn } from '../../../forms/react/trial/index.ts'
import type { UndrawableField } from '../../../forms/index.ts'
import type { Condition, Facts } from '../../../schemas/documents/blocks/condition.ts'

export interface RenderInput {
  state: AppState
  /** Path with language prefix, and query. */
  url: string
  /** Catalogue of the page's locale, completed by the fallback. */
  messages: Record<string, unknown>
}

/** A text that other pages contain, too, or for this visitor only. */
export type HtmlPart = string | { personal: string }

/** The same object for all visitors whose pages differ in personal parts only. */
export interface Template {
  /** Ids of the blocks with data for this visitor. */
  personalBlocks: ReadonlySet<string>
}

export interface RenderOutput {
  /** Inner HTML of `#root`, in parts: parts shared between pages are identical strings. */
  html: readonly HtmlPart[]
  /** Omitted: the page was rendered for this visitor only. */
  template?: Template
  /** Types of the blocks that are visible first and need code in the browser, for preloads. */
  firstTypes: string[]
  /** The answer as the browser needs it: static blocks without props and data. */
  clientAnswer: PageAnswer
}

/** `src/entry-server.tsx` exports a function of this type named `render`. */
export type Render = (input: RenderInput) => Promise<RenderOutput>

export interface PopupInput {
  popup: CompiledPopup
  config: SiteConfig
  locale: Locale
  /** Catalogue of the locale, completed by the fallback. */
  messages: Record<string, unknown>
  /** A form document as players receive it; null if there is none. */
  formOf: (key: string) => Promise<CompiledForm | null>
}

export interface RenderedPopup {
  /** The `<dialog>` element, closed. */
  html: string
  /** Types of the blocks in it. */
  types: string[]
  /** Keys of the forms in it. */
  forms: string[]
  /** Element shown at its end when the application's code does not arrive. */
  failure: string
}

/** Renders a popup in its dialog as guests first see it, with its forms. */
export type RenderPopup = (input: PopupInput) => Promise<RenderedPopup>

export interface TriedForm extends FilledIn {
  /** Fields that cannot be rendered. */
  undrawable: UndrawableField[]
}

/** Renders a form document, empty or filled in, as a check before publishing. */
export type TryForm = (input: {
  form: CompiledForm
  locale: Locale
  /** Catalogue of the locale. */
  messages: Record<string, unknown>
  values?: unknown
}) => Promise<TriedForm>

/** Renders a form document alone, as players first see it. */
export type RenderForm = (input: {
  form: CompiledForm
  locale: Locale
  /** Catalogue of the locale. */
  messages: Record<string, unknown>
}) => Promise<string>

/** The part of the application that the server uses: the exports of `src/entry-server.tsx`. */
export interface EntryServer {
  render: Render
  renderPopup: RenderPopup
  renderForm: RenderForm
  tryForm: TryForm
  /** The renderer's evaluation of conditions, so that hidden blocks load nothing. */
  holds: (condition: Condition | undefined, facts: Facts) => boolean
}
