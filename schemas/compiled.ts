/**
 * What the gateway makes of documents: the form in which pages, popups and forms travel to the
 * server renderer and to the browser. One language, references followed, nothing to look up.
 */
import type { AccountInfo } from './api/entities/account.ts'
import type { GeneralInfo, SupportSettings as ChatSettings } from './api/entities/site.ts'
import type { CallName } from './api/calls.ts'
import type { LoadDefinition, LoadParam, LoadResult } from './component.ts'
import type { Condition } from './documents/condition.ts'
import type { Dictionary, Form, FormErrorType } from './documents/form.ts'
import type { FieldGroup, FieldUi } from './documents/form-ui.ts'
import type { Resolved } from './documents/localized.ts'
import type { LayoutName } from './documents/page.ts'
import type { PopupSize } from './documents/popup.ts'
import type { PageSettings, PartSettings, SiteSettings } from './documents/settings.ts'
import type { Action } from './documents/action.ts'
import type { Locale, LocaleDefinition } from './locale.ts'

export interface CompiledLoad {
  call: CallName
  params: Record<string, LoadParam>
  access: 'guest' | 'player'
  items?: LoadDefinition['items']
  shared?: true
  except?: LoadDefinition['except']
  followsAddress?: true
}

export interface CompiledBlock {
  id: string
  type: string
  /** Absent only in the first page's data, for blocks whose server HTML stays as it is. */
  props?: Record<string, unknown>
  slots?: Record<string, CompiledBlock[]>
  when?: Condition
  /** Neither it nor anything in its slots needs code in the browser. */
  static?: true
  /** Its HTML, including its slots, is the same for every visitor and at every position. */
  isShared?: true
  load?: Record<string, CompiledLoad>
  /** The registry does not know the type, or the props cannot be lifted to this build's contract. */
  unknown?: string
  /** The server could not render it: the browser begins with the same message and offers to try again. */
  failed?: true
}

export interface CompiledPage {
  key: string
  /** Counts the publications of this page and its layout; part of React keys. */
  version: string
  layout: LayoutName
  /** Guests are sent home to log in, as from the protected areas of the site. */
  forPlayers?: true
  /** Key of the popup that asks for a first gesture. */
  gesturePopup?: string
  /** While this switch is off, there is no such page. */
  feature?: string
  header: CompiledBlock[]
  blocks: CompiledBlock[]
  footer: CompiledBlock[]
  /** Declared query keys. */
  query: string[]
  /** What the page says of itself; `url`: address of a record that says more. */
  seo: { title: string; description?: string; robots?: string; url?: string }
  /** Seconds; null: until the next publication. */
  maxAge: number | null
}

export interface CompiledPopup {
  key: string
  version: string
  title: string
  showTitle: boolean
  size: PopupSize
  preventClose: boolean
  /** Guests are asked to log in instead. */
  forPlayers?: true
  onClosed: Action[]
  blocks: CompiledBlock[]
}

export interface CompiledForm {
  key: string
  version: string
  title?: string
  /** JSON Schema in one language. */
  schema: Record<string, unknown>
  order: string[]
  /** Fields under headings. */
  sections?: Resolved<FieldGroup>[]
  /** Fields that are shown one group after the other. */
  steps?: Resolved<FieldGroup>[]
  /** After the last step all answers are shown. */
  review?: boolean
  fields: Record<string, Resolved<FieldUi>>
  /** Messages by field (`*`: all) and rule; own dictionary over shared dictionary over catalogue. */
  messages: Record<string, Partial<Record<FormErrorType, string>>>
  strategy: Form['strategy']
  submit: Resolved<Form['submit']>
  links: Resolved<NonNullable<Form['links']>>
  /** ES module with the precompiled validator, such as /nfx/validators/3f….js */
  validatorUrl: string
}

/** Data of the loads of a page's blocks: by block id, then by name of the load. */
export type BlockData = Record<string, Record<string, LoadResult>>

/** Answer of `GET /nfx/page?locale=…&path=…`; also in the HTML of the first page. */
export interface PageAnswer {
  /** Version of the snapshot that it was made from. */
  contentVersion: number
  /** HTTP status of the page: 200, 404, 403 or 503. */
  status: number
  locale: Locale
  /** Path without language prefix. */
  path: string
  /** Parameters of the route. */
  params: Record<string, string>
  page: CompiledPage
  data: BlockData
  /** What the document says of the page to search engines; left out where it stands there already. */
  head?: HeadElement[]
}

/** A meta, link or script element of the head; `text` of a script: JSON. */
export interface HeadElement {
  name: 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

/** Instead of a page: where to go. `external` targets leave the site. */
export interface RedirectAnswer {
  redirect: string
  external?: boolean
}

interface MenuItemLooks {
  id: string
  label: string
  icon?: string
  live?: boolean
  when?: Condition
}

/** An entry of a menu leads to a page or does something. */
export type CompiledMenuItem = MenuItemLooks &
  ({ to: string; action?: never } | { action: Action; to?: never })

/** What the whole application needs to know, from its first page on. */
export interface SiteConfig extends Resolved<PageSettings> {
  contentVersion: number
  site: SiteSettings & {
    logo: { src: string; name: string }
    /** Folder of the drawn scenes, as they are or in the theme's colours. */
    scenePath: string
    defaultScheme: 'dark' | 'light'
  }
  /** Chat provider that the platform has chosen; left out: there is no chat. */
  chat?: Exclude<ChatSettings['chat'], 'none'>
  /** Origin of the frames in which code of others runs; left out: there is none that players reach. */
  framesOrigin?: string
  /** By key of the menu document. */
  menus: Record<string, CompiledMenuItem[]>
  /** Languages in the order of the switch. */
  locales: LocaleDefinition[]
  /** Immutable address of the message catalogue of this locale. */
  messagesUrl: string
  /** Immutable address of the theme's tokens. */
  themeUrl: string
  /** Token of a preview: drafts are shown, and whatever is fetched names it. */
  preview?: string
  general: GeneralInfo
}

/** Answer of `GET /nfx/cms-config/{locale}`: also what single parts of the site need. */
export interface CmsConfig extends SiteConfig, Resolved<PartSettings> {
  /** Messages that all forms share, by field. */
  validator: Resolved<Dictionary['entries']>
}

/** The session as the page knows it. Tokens are never part of it. */
export interface SessionState {
  /** null for a guest. */
  account: AccountInfo | null
}

/** Everything that a page is rendered from. */
export interface AppState {
  locale: Locale
  answer: PageAnswer
  config: SiteConfig
  session: SessionState
}

/**
 * State that the first page carries for `entry-client` in `<script type="application/json" id="app-state">`. What
 * all pages of a language have in common is fetched from immutable addresses.
 */
export interface FirstState {
  answer: PageAnswer
  session: SessionState
  /** Of the `SiteConfig`. */
  configUrl: string
  /** Of the catalogue; in the configuration, too, but so both are fetched at once. */
  messagesUrl: string
}
