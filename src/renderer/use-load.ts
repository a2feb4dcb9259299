import type { LoadedData, LoadResult, Loads } from '../../schemas/component.ts'
import type { Facts } from '../../schemas/documents/blocks/condition.ts'
import { callApi, runLoad } from '../lib/api/client.ts'
import { isEnabled, loadParams, namedCategories } from '../lib/data/load-params.ts'
import { useFacts } from './render-context.tsx'
import { useBlockData, type BlockDataOptions, type BlockDataState } from './use-block-data.ts'

/** The part of a block's props that its loads need. */
export interface LoadingBlock<Data> {
  id: string
  props: object
  data: Data
  params: Readonly<Record<string, string>>
}

export interface LoadOptions extends BlockDataOptions {
  /** Parameters chosen in the block, instead of those of the contract: the server has not run this call. */
  params?: Readonly<Record<string, unknown>>
}

type Definition = Loads[string]

/** Whether the contract allows the call here at all: the same conditions as on the server. */
function isAllowed(
  { access, enabledBy, except }: Definition,
  props: Readonly<Record<string, unknown>>,
  facts: Facts,
): boolean {
  if (access === 'player' && facts.user !== 'authenticated') return false
  if (!isEnabled(enabledBy, props)) return false
  return !except?.values.includes(facts.query[except.query] ?? '')
}

/** One of a block's loads, ready to run here. */
interface DeclaredCall<Answer> {
  /** Tells its request apart from the block's others; null: the contract does not allow the call here. */
  key: readonly string[] | null
  /** Parameters that do not depend on the platform's categories. */
  params: Readonly<Record<string, unknown>>
  /** Runs the call; `more` is added to its parameters. */
  run: (more?: Readonly<Record<string, unknown>>) => Promise<Answer>
}

/** Call and parameters of a load as its contract declares them, with those `chosen` in the block. */
export function useDeclaredCall<const Declared extends Loads, Name extends string & keyof Declared>(
  loads: Declared,
  name: Name,
  block: Omit<LoadingBlock<unknown>, 'data'>,
  chosen?: Readonly<Record<string, unknown>>,
): DeclaredCall<LoadedData<Declared[Name]>>
export function useDeclaredCall(
  loads: Loads,
  name: string,
  block: Omit<LoadingBlock<unknown>, 'data'>,
  chosen: Readonly<Record<string, unknown>> = {},
): DeclaredCall<unknown> {
  const facts = useFacts()
  const definition = loads[name]
  if (definition === undefined) throw new Error(`the contract has no load "${name}"`)
  const props: Record<string, unknown> = { ...block.props }
  const sources = { props, route: block.params, query: facts.query }
  const declared = Object.fromEntries(
    Object.entries(definition.params).filter(([key]) => !Object.hasOwn(chosen, key)),
  )
  const categories = namedCategories(declared, sources)
  const params = { ...loadParams(declared, sources, []), ...chosen }
  return {
    key: isAllowed(definition, props, facts)
      ? [name, definition.call, JSON.stringify([params, ...categories])]
      : null,
    params,
    run: async (more = {}) => {
      const known = categories.length > 0 ? (await callApi('games.getCategories')).items : []
      return runLoad(definition.call, {
        ...loadParams(declared, sources, known),
        ...chosen,
        ...more,
      })
    },
  }
}

/**
 * The data of one of a block's loads. Call and parameters come from the contract, as on the server. The server's
 * answer is shown at once and not requested again; without one (a popup, a page cached for guests) the browser
 * requests it. Where the contract does not allow the call, the state is `idle` and has no data.
 */
export function useLoad<const Declared extends Loads, Name extends string & keyof Declared>(
  loads: Declared,
  name: Name,
  block: LoadingBlock<{ readonly [Key in Name]: LoadResult<LoadedData<Declared[Name]>> | undefined }>,
  options?: LoadOptions,
): BlockDataState<LoadedData<Declared[Name]>>
export function useLoad(
  loads: Loads,
  name: string,
  block: LoadingBlock<Readonly<Record<string, LoadResult | undefined>>>,
  { params: chosen, ...options }: LoadOptions = {},
): BlockDataState<unknown> {
  const { key, run } = useDeclaredCall(loads, name, block, chosen)
  const initial = chosen === undefined ? block.data[name] : undefined
  return useBlockData(block.id, key, () => run(), initial, options)
}
