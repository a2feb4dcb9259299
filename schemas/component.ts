import type { Static, TObject } from 'typebox'
import type { ArticlesAnswer, ArticlesShown, articlesAnswer } from './articles.ts'
import type { CallName, CallAnswer, CallParams } from './api/calls.ts'
import type { Migration } from './documents/migration.ts'
import type { Resolved } from './documents/localized.ts'
import type { EventName } from './tracked-events.ts'

/** Source of a parameter of a block's `load`. */
export type LoadParam =
  /** `unless`: name of a prop; omitted for blocks that set it. */
  | { from: 'value'; value: string | number | boolean; unless?: string }
  /** A field of the block's props; `fallback` for blocks that do not set it. */
  | { from: 'props'; name: string; fallback?: string | number }
  /**
   * A parameter of the page's route, such as `sysname`. `isNumber` is needed within a group, which is sent as JSON:
   * elsewhere all values are sent as text.
   */
  | { from: 'route'; name: string; isNumber?: true }
  /**
   * A query key that the page declares. `values` maps its values to those of the parameter; for any other value
   * the parameter is that of the prop `fallbackProp`, else `fallback`, or omitted without one. `enabledBy`: name of a prop; omitted for blocks that do not
   * set it, and then the page need not declare the key.
   */
  | {
      from: 'query'
      name: string
      values?: Readonly<Record<string, string>>
      fallbackProp?: string
      fallback?: string
      enabledBy?: string
    }
  /**
   * Offset of the page that a query key names, counted from 1; omitted for the first page. `sizeProp`: name of a prop
   * with another page size.
   */
  | { from: 'page'; name: string; size: number; sizeProp?: string }
  /**
   * Game types or tags of a platform category, comma-separated. The category is named by a query key, otherwise
   * by a prop; if neither names one with such values, `fallback` applies.
   */
  | {
      from: 'category'
      query?: string
      prop?: string
      part: 'types' | 'tags'
      fallback?: LoadParam
    }
  /** An object of several values; omitted if any of them is. */
  | { from: 'group'; fields: Readonly<Record<string, LoadParam>> }

/**
 * The item that a page is about: the one whose value at `at` equals the parameter `route` of the page's route. `at`
 * is a path in the answer such as `items.sysname`; lists on it are searched. If it depends on a prop, there is one
 * path for each of its values.
 */
export interface LoadSubject {
  route: string
  at: string | { readonly prop: string; readonly paths: Readonly<Record<string, string>> }
}

/** A call whose answer a block shows. The server runs it for the page, and `useLoad` in the browser. */
export interface LoadDefinition<Name extends CallName = CallName> {
  call: Name
  params: { readonly [Key in keyof CallParams<Name>]?: LoadParam }
  /**
   * Fields of the answer's `items` that the block shows, or parts of them such as `description.name`; others are
   * not sent with the page. Omitted: all fields.
   */
  items?: readonly string[]
  /** Name of a field: only the first of the `items` with each of its values is sent with the page. */
  firstOfEach?: string
  /** Name of a field of the `items` with the time from which an item is no longer shown. Omitted: they stay. */
  endsAt?: string
  /** Number of `items` sent with the page: the block loads the others when it needs them. Omitted: all. */
  first?: number
  /** player: runs only for a logged-in player; a guest's block has no data. */
  access?: 'guest' | 'player'
  /** Name of a prop: runs only for blocks that set it, or in which it is true. */
  enabledBy?: string
  /** If the platform lacks the call, the block shows the rest. Without it the block is then not shown at all. */
  optional?: true
  /** The block shows nothing in the answer that is specific to the caller, so the server may share it. */
  shared?: true
  /** Does not run if a query key has one of these values, which only the block's own code can handle. */
  except?: { readonly query: string; readonly values: readonly string[] }
  /** The page is about an item of this answer: if no block of the page finds its item, the address is not found. */
  subject?: LoadSubject
  /** The block reacts to the address itself: a changed query does not fetch the page again. */
  followsAddress?: true
}

/** The loads of a block by name, each checked against its call. Declared in `x.load.ts`, next to the contract. */
export type Loads = Readonly<Record<string, { [Name in CallName]: LoadDefinition<Name> }[CallName]>>

/** A parameter and the parameters nested in it. */
export function paramsWithin(param: LoadParam): LoadParam[] {
  if (param.from === 'group') return [param, ...Object.values(param.fields).flatMap(paramsWithin)]
  if (param.from === 'category' && param.fallback) return [param, ...paramsWithin(param.fallback)]
  return [param]
}

/** The route parameters for which a block finds out whether there is such an item. */
export function resolvedParams({
  load = {},
  resolves = [],
}: Pick<AnyContract, 'load' | 'resolves'>): string[] {
  return [...resolves, ...Object.values(load).flatMap(({ subject }) => subject?.route ?? [])]
}

/** Query key that a parameter reads, if any. */
export function queryKeyOf(param: LoadParam): string | undefined {
  if (param.from === 'query' || param.from === 'page') return param.name
  return param.from === 'category' ? param.query : undefined
}

export interface SlotDefinition {
  description: string
  /** Allowed block types; omitted: all. */
  allowed?: readonly string[]
  maxItems?: number
}

/** A complete set of props (and answers) for stories, publishing and tests. */
export interface ComponentExample {
  props: Record<string, unknown>
  /** Answer of each load, or its error type. */
  data?: Record<string, LoadResult>
  /** Text for the slots in stories and tests. */
  slots?: Record<string, string>
  params?: Record<string, string>
  /** Who looks at it in a story; left out: a player if one of the loads needs one, otherwise a guest. */
  viewer?: 'player'
  /** Answers in a story to calls that the component makes besides its loads. Other calls fail. */
  answers?: Readonly<Partial<Record<CallName, unknown>>>
}

/** Declared in `x.examples.ts`. `normal` is required; `empty`, `error` and `longText` where they apply. */
export type ComponentExamples = { normal: ComponentExample } & Readonly<Record<string, ComponentExample>>

/** Outcome of a block's load. */
export type LoadResult<Data = unknown> =
  /** `asOf`: the platform gave this answer at that time, in milliseconds since 1970, and gives none now. */
  { status: 'success'; data: Data; asOf?: number } | { status: 'error'; error: string }

/**
 * Legally required elements of a casino page: age mark, operator and license, and a link to limits and
 * breaks.
 */
export type ComplianceElement = 'ageMark' | 'licence' | 'responsibleGaming'

export interface ComponentContract<
  Props extends TObject = TObject,
  Loads extends Record<string, LoadDefinition> = Record<string, LoadDefinition>,
> {
  /** Name of the React component; the folder has the same name in kebab-case. */
  type: string
  /** Increased together with a new entry of `migrations`. */
  version: number
  /** Purpose of the block; help text for content managers. */
  description: string
  /** Section in the Studio's list of blocks. */
  category: 'content' | 'media' | 'games' | 'money' | 'account' | 'frame'
  props: Props
  slots: Readonly<Record<string, SlotDefinition>>
  /** `migrations[0]` migrates props from version 1 to 2, and so on. */
  migrations: readonly Migration[]
  /**
   * false: no code in the browser. The server's HTML stays; delegated events handle links and `data-action`
   * buttons.
   */
  interactive: boolean
  /**
   * The server's HTML is complete: until the visitor uses the page, nothing is missing without code. If this
   * applies to all interactive blocks of a page, its code is loaded with the first use, or some seconds later. A name
   * of a prop: applies to blocks in which it is true.
   */
  canWait?: true | { readonly prop: string }
  /**
   * Its initial HTML depends only on its props, the answers of its loads, the route's parameters and the
   * language, not on the visitor, the query or generated ids. The server then renders it once for everyone.
   * byFacts: it may also depend on the address and the facts, and may show the player's name where the server puts
   * marks in its place. The server then renders a page of such blocks once for all visitors with the same facts.
   */
  isShared?: true | 'byFacts'
  load?: Loads
  /** The server answers with articles of the site, under `articles` of the data. */
  articles?: ArticlesShown
  /**
   * Route parameters that the view resolves itself: it says so if there is no such item. All others are resolved by the
   * subject of a load, and an address whose parameters nothing on the page resolves is not found.
   */
  resolves?: readonly string[]
  /**
   * Other calls that read data in the browser: those that follow from the answer of a load, and state that a module
   * shares among blocks. A test rejects calls that are declared neither here nor in `load`.
   */
  calls?: readonly CallName[]
  /** Events that it reports to analytics. A test finds those that are missing here. */
  events?: readonly EventName[]
  /** Legally required elements that it shows: a layout that has them cannot be published without them again. */
  complianceElements?: readonly ComplianceElement[]
  /** Seconds for which a guest's page with this block may be cached; omitted: until the next publication. */
  maxAge?: number
  /** A new block begins without values: its example refers to documents or files that a site does not have. */
  startsEmpty?: true
  /** For stories and tests. Publishing renders pages with `normal`, and the Studio starts a new block with it unless `startsEmpty`. */
  examples: ComponentExamples
}

/** Loads of an entry without any. */
type NoLoads = Record<string, never>

/** Declares a registry entry. Returns the contract unchanged. */
export function defineComponent<
  Props extends TObject,
  const Loads extends Record<string, LoadDefinition> = NoLoads,
>(contract: ComponentContract<Props, Loads>): ComponentContract<Props, Loads> {
  return contract
}

type AnyContract = ComponentContract<TObject, Record<string, LoadDefinition>>

/** The parts of an object that `Field` names; null stays null. */
type PartOf<Whole, Part> = Whole extends object ? Pick<Whole, Extract<Part, keyof Whole>> : Whole

/** The parts of an item's fields that are named as `field.part`. */
type NamedParts<Item, Field> = {
  [Key in keyof Item as Key & (Field extends `${infer Whole}.${string}` ? Whole : never)]: PartOf<
    Item[Key],
    Field extends `${Key & string}.${infer Part}` ? Part : never
  >
}

/** An answer whose items have only these fields. */
type WithItems<Answer, Field> = Answer extends { items: readonly (infer Item)[] }
  ? Omit<Answer, 'items'> & {
      items: (Pick<Item, Extract<Field, keyof Item>> & NamedParts<Item, Field>)[]
    }
  : Answer

/** Answer of a load's call, with only the declared fields of its `items`. */
export type LoadedData<Load> = Load extends { call: infer Call extends CallName }
  ? Load extends { items: readonly (infer Field)[] }
    ? WithItems<CallAnswer<Call>, Field>
    : CallAnswer<Call>
  : never

export type ComponentData<Contract> = Contract extends { load?: infer Loads }
  ? {
      [Name in keyof NonNullable<Loads>]: LoadResult<LoadedData<NonNullable<Loads>[Name]>> | undefined
    }
  : NoLoads

/** Props of an entry's React component. `Slot` is React's node type. */
export interface BlockProps<Contract extends Pick<AnyContract, 'props' | 'slots'>, Slot> {
  id: string
  props: Resolved<Static<Contract['props']>>
  /** Results of the loads on the server; interactive components read them with `useLoad`. */
  data: ComponentData<Contract>
  slots: Record<string, Slot>
  /** Parameters of the page's route. */
  params: Readonly<Record<string, string>>
}

/** Props of an entry that shows articles. */
export type ArticlesBlockProps<Contract extends Pick<AnyContract, 'props' | 'slots'>, Slot> = Omit<
  BlockProps<Contract, Slot>,
  'data'
> & { data: { [Name in typeof articlesAnswer]?: LoadResult<ArticlesAnswer> } }
