/**
 * Compiled documents: the format in which the gateway passes pages, popups and forms to the server renderer and
 * the browser. In one language, with all references resolved.
 */
import type { ArticlesShown, Heading } from './articles.ts'
import type { AccountInfo } from './api/entities/account.ts'
import type { GeneralInfo, SupportSettings as ChatSettings } from './api/entities/site.ts'
import type { CallName } from './api/calls.ts'
import type { LoadDefinition, LoadParam, LoadResult } from './component.ts'
import type { PhonePlace } from './documents/blocks/block.ts'
import type { Condition } from './documents/blocks/condition.ts'
import type { RedirectStatus } from './documents/seo/redirects.ts'
import type { MenuBadgeKind } from './documents/menu.ts'
import type { Formats } from './formats.ts'
import type { Dictionary, Form } from './documents/form.ts'
import type { FieldDisplay, FormDefinition } from '../forms/index.ts'
import type { FieldUi } from './documents/form-ui.ts'
import type { Resolved } from './documents/localized.ts'
import type { Opening, OpeningFrequency } from './documents/opening.ts'
import type { LayoutName, PageBackground } from './documents/page.ts'
import type { PopupSize } from './documents/popup.ts'
import type { PageSettings, PartSettings, SiteSettings } from './documents/settings/settings.ts'
import type { PageRole } from './roles/page-roles.ts'
import type { RoleTable } from './roles/role-table.ts'
import type { Action } from './documents/blocks/action.ts'
import type { Locale, LocaleDefinition } from './locale.ts'

export interface CompiledLoad {
  call: CallName
  params: Record<string, LoadParam>
  access: 'guest' | 'player'
  items?: LoadDefinition['items']
  firstOfEach?: LoadDefinition['firstOfEach']
  first?: LoadDefinition['first']
  endsAt?: LoadDefinition['endsAt']
  shared?: true
  optional?: true
  except?: LoadDefinition['except']
  subject?: { route: string; at: string }
  followsAddress?: true
}

export interface CompiledBlock {
  id: string
  type: string
  /** Omitted only in the first page's data, for blocks that keep their server HTML. */
  props?: Record<string, unknown>
  slots?: Record<string, CompiledBlock[]>
  when?: Condition
  /** Shown in this time only, in milliseconds since 1970. Pages that are read contain no other blocks. */
  period?: { begins?: number; ends?: number }
  /** Where it comes on phones: before or after the other blocks of its page. */
  onPhones?: PhonePlace
  /**
   * A condition of the block, or of one around it, asks for the device, or it is in a variant of an A/B test: some
   * visitors never see its pictures.
   */
  isByDevice?: true
  /** Neither the block nor anything in its slots needs code in the browser. */
  static?: true
  /**
   * true: its HTML, including its slots, is the same for every visitor and in every position. byFacts: its own HTML is
   * the same at one address for all visitors with the same facts, except for the player's name; the blocks in its slots
   * say how much of theirs is.
   */
  isShared?: true | 'byFacts'
  load?: Record<string, CompiledLoad>
  /** What it shows of the site's articles. */
  articles?: ArticlesShown
  /** The registry does not have the type, or the props cannot be migrated to this build's contract. */
  unknown?: string
  /** The server could not render it: the browser starts with the same message and offers a retry. */
  failed?: true
}

/** What a page is by its role. */
export interface PageTraits {
  role?: PageRole
  /** Visitors become players here: its forms have done their work once there is a player. */
  forGuests?: true
  /** Nothing opens by itself over the page. */
  isCalm?: true
  /** Visitors are in the middle of something: nothing suggests another step, and the page never reloads by itself. */
  isTask?: true
  /** The page shows the player's payment, so nothing else tells how it ends. */
  showsPayment?: true
}

export interface CompiledPage extends PageTraits {
  key: string
  /** Number of publications of this page and its layout; part of React keys. */
  version: string
  layout: LayoutName
  /** What is behind the blocks. */
  background?: PageBackground
  /** Guests are redirected to the home page to log in, as from the protected areas of the site. */
  forPlayers?: true
  /** Key of the popup that asks for the first user gesture. */
  gesturePopup?: string
  /** Nothing on the page resolves one of its route parameters: no address leads to it. */
  isUnresolved?: true
  /** The page exists only while this feature is on. */
  feature?: string
  header: CompiledBlock[]
  blocks: CompiledBlock[]
  footer: CompiledBlock[]
  /** Declared query keys. */
  query: string[]
  /** The page's own metadata; `url`: address of a record with more of it. */
  seo: { title: string; description?: string; robots?: string; url?: string }
  /** Blocks show articles, which appear at their dates. */
  showsArticles?: true
  /** Headings of a long article, which have ids. */
  headings?: Heading[]
  /** Seconds; null: until the next publication. */
  maxAge: number | null
  /** Milliseconds since 1970 when the period of a block begins or ends; omitted: nothing is left to change. */
  changesAt?: number
  /** A block asks for the player's level in the loyalty program. */
  needsLevel?: true
  /** Numbers of days that blocks ask for: whether a player has registered within them. */
  newWithin?: number[]
  /** Countries that blocks ask for: visitors from all others see the same page. */
  countries?: string[]
  /** Keys of the advertising campaigns that blocks ask for: visitors of all others see the same page. */
  campaigns?: string[]
  /** Tags of players that blocks ask for. */
  tags?: string[]
  /** The page is complete without code, which may therefore wait until the visitor uses it. */
  codeWaits?: true
}

export interface CompiledPopup {
  key: string
  version: string
  title: string
  showTitle: boolean
  size: PopupSize
  /** Omitted: an ordinary popup. */
  type?: 'curtain'
  preventClose: boolean
  /** Guests are asked to log in instead. */
  forPlayers?: true
  onClosed: Action[]
  blocks: CompiledBlock[]
  /** As in `CompiledPage`. */
  changesAt?: number
}

/** A popup that opens by itself, without its content. */
export interface CompiledOpening extends Pick<Opening, 'trigger' | 'audience' | 'pages'> {
  /** Key of the popup. */
  popup: string
  /** Guests never see it. */
  forPlayers?: true
  /** As in `CompiledBlock`. */
  period?: CompiledBlock['period']
  frequency: OpeningFrequency
  priority: number
}

/** A popup as a guest sees it before the application runs. */
export interface PopupHtml {
  /** The `<dialog>` element, closed. */
  html: string
  /** The rules that apply to it. */
  css: string
  /** Keys of the forms in it. */
  forms: string[]
  /** Element shown at its end when the application's code does not arrive. */
  failure: string
}

/** How a field of a form document is displayed, in one language. */
export type CompiledField = Resolved<FieldUi> & Pick<FieldDisplay, 'phones'>

/** A form document in one language. */
export interface CompiledForm extends FormDefinition {
  schema: Record<string, unknown>
  fields: Record<string, CompiledField>
  submit: Resolved<Form['submit']>
  links: Resolved<NonNullable<Form['links']>>
  /**
   * ES module with the compiled validator, such as /nfx/validators/3f….js; null: the schema contains data of the
   * platform and is interpreted.
   */
  validatorUrl: string | null
}

/** Results of the loads of a page's blocks, by block id and name of the load. */
export type BlockData = Record<string, Record<string, LoadResult>>

/** Answer of `GET /nfx/page?locale=…&path=…`; also part of the first page's HTML. */
export interface PageAnswer {
  /** Version of the snapshot that the page was made from. */
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
  /** The player's level in the loyalty program, if the page needs it. */
  level?: number
  /** The days that the page asks for and within which the player has registered. */
  newWithin?: number[]
  /** The visitor's country, if the page needs it and it is known. */
  country?: string
  /** The advertising campaign of the visit, if the page asks for it. */
  campaign?: string
  /** Metadata for search engines; omitted if the document's head already contains it. */
  head?: HeadElement[]
}

/** A meta, link or script element of the head; `text` of a script: JSON. */
export interface HeadElement {
  name: 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

/** A redirect instead of a page. `external` targets are outside the site. */
export interface RedirectAnswer {
  redirect: string
  external?: boolean
  /** Default: 302. */
  status?: RedirectStatus
}

interface MenuItemAppearance {
  id: string
  label: string
  icon?: string
  live?: boolean
  badge?: MenuBadgeKind
  when?: Condition
}

/** A menu item with a link or an action. */
export type CompiledMenuItem = MenuItemAppearance &
  ({ to: string; action?: never } | { action: Action; to?: never })

/** Configuration that the whole application needs from its first page on. */
export interface SiteConfig extends Resolved<PageSettings> {
  contentVersion: number
  site: Omit<SiteSettings, 'formats' | 'languages' | 'styleLists'> & {
    /** Omitted: the default formats. */
    formats?: Formats
    logo: { src: string; name: string }
    /** Folder of the scenes, unchanged or in the theme's colors. */
    scenePath: string
    defaultScheme: 'dark' | 'light'
  }
  /** Chat provider chosen by the platform; omitted: no chat. */
  chat?: Exclude<ChatSettings['chat'], 'none'>
  /** Origin of the iframes for third-party code; omitted: there is none that players can reach. */
  framesOrigin?: string
  /** The documents of roles. */
  roles: RoleTable
  /** Popups that open by themselves, the most important first; omitted: there are none. */
  openings?: CompiledOpening[]
  /** By key of the menu document. */
  menus: Record<string, CompiledMenuItem[]>
  /** Languages in the order of the language switch. */
  locales: LocaleDefinition[]
  /** The language in which the platform is called, if it does not know that of the page. */
  callLocale?: Locale
  /** Immutable address of this locale's message catalogue. */
  messagesUrl: string
  /** Immutable address of the theme's tokens. */
  themeUrl: string
  /** Token of a preview: drafts are shown, and all requests include it. */
  preview?: string
  general: GeneralInfo
}

/** Answer of `GET /nfx/cms-config/{locale}`: includes the configuration that only parts of the site need. */
export interface CmsConfig extends SiteConfig, Resolved<PartSettings> {
  /** Messages shared by all forms, by field. */
  validator: Resolved<Dictionary['entries']>
}

/** The session as seen by the page. It never includes tokens. */
export interface SessionState {
  /** null for a guest. */
  account: AccountInfo | null
  /** The platform did not tell whose session it is: the visitor may be a player. */
  isUnknown?: boolean
}

/** Everything needed to render a page. */
export interface AppState {
  locale: Locale
  answer: PageAnswer
  config: SiteConfig
  session: SessionState
}

/**
 * State embedded in the first page for `entry-client`: `<script type="application/json" id="app-state">`. Data
 * shared by all pages of a language is fetched from immutable addresses.
 */
export interface FirstState {
  answer: PageAnswer
  session: SessionState
  /** Address of the `SiteConfig`. */
  configUrl: string
  /** Address of the catalogue. The configuration has it, too; this one allows fetching both at once. */
  messagesUrl: string
}
