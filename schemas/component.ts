import type { Static, TObject } from 'typebox'
import type { CallName, CallAnswer, CallParams } from './api/calls.ts'
import type { Migration } from './documents/index.ts'
import type { Resolved } from './documents/localized.ts'

/** Where a parameter of a block's `load` comes from. */
export type LoadParam =
  | { from: 'value'; value: string | number | boolean }
  /** A field of the block's props. */
  | { from: 'props'; name: string }
  /** A parameter of the page's route, such as `sysname`. */
  | { from: 'route'; name: string }
  /**
   * A query key that the page declares. `values` says what each of its values stands for; any other is
   * `fallback` then, or absent.
   */
  | { from: 'query'; name: string; values?: Readonly<Record<string, string>>; fallback?: string }
  /** Offset of the page, counted from 1, that a query key names; the first page has none. */
  | { from: 'page'; name: string; size: number }
  /**
   * What a category of the platform stands for: its kinds of games or its tags, comma-joined. The category is
   * named by a query key or else by a prop; where it says nothing, `fallback` counts.
   */
  | {
      from: 'category'
      query?: string
      prop?: string
      part: 'types' | 'tags'
      fallback?: LoadParam
    }
  /** An object of several values; absent where one of them is. */
  | { from: 'group'; fields: Readonly<Record<string, LoadParam>> }

/** A call whose answer a block shows: run by the server for the page, and by `useLoad` in the browser. */
export interface LoadDefinition<Name extends CallName = CallName> {
  call: Name
  params: { readonly [Key in keyof CallParams<Name>]?: LoadParam }
  /** Fields of the answer's `items` that the block shows: no others travel with a page. Left out: all of them. */
  items?: readonly string[]
  /** player: only requested for a logged-in player; a guest's block has no data. */
  access?: 'guest' | 'player'
  /** Name of a prop: only requested by blocks that set it, or have it on where it is a switch. */
  enabledBy?: string
  /** The block shows nothing of the answer that is specific to the caller: the server may share it among all. */
  shared?: true
  /** Not run where a query key has one of these values: only the block's own code can answer. */
  except?: { readonly query: string; readonly values: readonly string[] }
  /** The block follows the address itself: another query does not fetch the page again. */
  followsAddress?: true
}

/** The loads of a block by name, each checked against its call. Declared in `x.load.ts`, beside the contract. */
export type Loads = Readonly<Record<string, { [Name in CallName]: LoadDefinition<Name> }[CallName]>>

/** Parameters inside of a parameter, and itself. */
export function paramsWithin(param: LoadParam): LoadParam[] {
  if (param.from === 'group') return [param, ...Object.values(param.fields).flatMap(paramsWithin)]
  if (param.from === 'category' && param.fallback) return [param, ...paramsWithin(param.fallback)]
  return [param]
}

/** Query key that a parameter reads, if any. */
export function queryKeyOf(param: LoadParam): string | undefined {
  if (param.from === 'query' || param.from === 'page') return param.name
  return param.from === 'category' ? param.query : undefined
}

export interface SlotDefinition {
  description: string
  /** Types that may stand here; left out: all. */
  allowed?: readonly string[]
  maxItems?: number
}

/** A complete set of props (and answers) for stories, dry-render and tests. */
export interface ComponentExample {
  props: Record<string, unknown>
  /** Answer of each load, or the error type that it ended with. */
  data?: Record<string, LoadResult>
  /** Shown in the slots by stories and tests: text only. */
  slots?: Record<string, string>
  params?: Record<string, string>
}

/** Declared in `x.examples.ts`. `normal` always; `empty`, `error`, `longText` where they apply. */
export type ComponentExamples = { normal: ComponentExample } & Readonly<Record<string, ComponentExample>>

/** Outcome of a block's load. */
export type LoadResult<Data = unknown> =
  { status: 'success'; data: Data } | { status: 'error'; error: string }

/** Elements legally required on casino pages: the age mark, operator and licence, and the link to limits and breaks. */
export type ComplianceElement = 'ageMark' | 'licence' | 'responsibleGaming'

export interface ComponentContract<
  Props extends TObject = TObject,
  Loads extends Record<string, LoadDefinition> = Record<string, LoadDefinition>,
> {
  /** Name of the React component, the folder is its kebab-case. */
  type: string
  /** Raised together with a new entry of `migrations`. */
  version: number
  /** What it is for; the content managers' help text. */
  description: string
  /** Where the Studio lists it. */
  category: 'content' | 'media' | 'games' | 'money' | 'account' | 'frame'
  props: Props
  slots: Readonly<Record<string, SlotDefinition>>
  /** `migrations[0]` lifts props of version 1 to 2, and so on. */
  migrations: readonly Migration[]
  /** false: no code in the browser; the server's HTML stays, links and `data-action` buttons work by delegation. */
  interactive: boolean
  /**
   * Its first HTML depends on nothing but its props, the answers of its loads, the route's parameters and the
   * language: not on who looks, on the query or on generated ids. The server then makes it once for everybody.
   */
  isShared?: true
  load?: Loads
  /** Legally required elements that it shows. A layout that has one cannot be published without it again. */
  complianceElements?: readonly ComplianceElement[]
  /** Seconds for which a guest's page with this block may be served from the cache; left out: until the next publication. */
  maxAge?: number
  /** For stories and tests; publishing renders pages with `normal`, the Studio begins a new block with it. */
  examples: ComponentExamples
}

/** Of an entry that asks the platform for nothing. */
type NoLoads = Record<string, never>

/** Declares a registry entry. The returned object is the contract itself. */
export function defineComponent<
  Props extends TObject,
  const Loads extends Record<string, LoadDefinition> = NoLoads,
>(contract: ComponentContract<Props, Loads>): ComponentContract<Props, Loads> {
  return contract
}

type AnyContract = ComponentContract<TObject, Record<string, LoadDefinition>>

/** An answer with no more of its entries than these fields. */
type WithItems<Answer, Field> = Answer extends { items: readonly (infer Item)[] }
  ? Omit<Answer, 'items'> & { items: Pick<Item, Extract<Field, keyof Item>>[] }
  : Answer

/** What a load's call answers, with no more than the declared fields of its `items`. */
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

/** What the React component of an entry receives. `Slot` is React's node type. */
export interface BlockProps<Contract extends Pick<AnyContract, 'props' | 'slots'>, Slot> {
  id: string
  props: Resolved<Static<Contract['props']>>
  /** The server's answer to each load; interactive components read it with `useLoad`. */
  data: ComponentData<Contract>
  slots: Record<string, Slot>
  /** Parameters of the page's route. */
  params: Readonly<Record<string, string>>
}
