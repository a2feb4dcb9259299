import type { Static, TObject } from 'typebox'
import type { CallName } from './api/methods.ts'
import type { CallAnswer, CallParams } from './api/calls.ts'
import type { Migration } from './documents/index.ts'
import type { Resolved } from './documents/localized.ts'

/** Where a parameter of a block's `load` comes from. */
export type LoadParam =
  | { from: 'value'; value: string | number | boolean }
  /** A field of the block's props. */
  | { from: 'props'; name: string }
  /** A parameter of the page's route, such as `sysname`. */
  | { from: 'route'; name: string }
  /** A query key that the page declares. */
  | { from: 'query'; name: string }

/** A call whose answer the block shows: data, run by the server and by SWR alike. */
export interface LoadDefinition<Name extends CallName = CallName> {
  call: Name
  params: { [Key in keyof CallParams<Name>]?: LoadParam }
  /** player: only asked for when somebody is logged in, else the data are absent. */
  access?: 'guest' | 'player'
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

/** Outcome of a block's load. */
export type LoadResult<Data = unknown> =
  { status: 'success'; data: Data } | { status: 'error'; error: string }

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
  load?: Loads
  /** Seconds for which a guest's page with this block may be served from the cache; left out: until the next publication. */
  maxAge?: number
  /** `normal` always; `empty`, `error`, `longText` where they apply. */
  examples: { normal: ComponentExample } & Readonly<Record<string, ComponentExample>>
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

export type ComponentData<Contract> = Contract extends { load?: infer Loads }
  ? {
      [Name in keyof NonNullable<Loads>]: NonNullable<Loads>[Name] extends {
        call: infer Call extends CallName
      }
        ? LoadResult<CallAnswer<Call>> | undefined
        : never
    }
  : NoLoads

/** What the React component of an entry receives. `Slot` is React's node type. */
export interface BlockProps<Contract extends Pick<AnyContract, 'props' | 'slots'>, Slot> {
  id: string
  props: Resolved<Static<Contract['props']>>
  /** The server's answer to each load; interactive components keep it fresh with `useBlockData`. */
  data: ComponentData<Contract>
  slots: Record<string, Slot>
  /** Parameters of the page's route. */
  params: Readonly<Record<string, string>>
}
