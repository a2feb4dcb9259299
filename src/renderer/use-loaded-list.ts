import { isRecord } from '../../schemas/is-record.ts'
import type { LoadedData, LoadResult, Loads } from '../../schemas/component.ts'
import { useList, type List, type ListPage } from './use-list.ts'
import { useDeclaredCall, type LoadingBlock } from './use-load.ts'

type ItemOf<Data> = Data extends { items: readonly (infer Item extends object)[] } ? Item : never
type Entry = Record<string, unknown>

interface LoadedListOptions<Key> {
  /** Field that identifies an entry. */
  keyField: Key
  /** Entries of a page, where the load leaves their number to the platform. */
  pageSize?: number
  /** A filter chosen in the block: parameters instead of those of the contract. */
  params?: Readonly<Record<string, unknown>>
}

const isPage = (answer: unknown): answer is ListPage<Entry> =>
  isRecord(answer) && Array.isArray(answer['items']) && typeof answer['total'] === 'number'

/**
 * One of a block's loads as a list that grows page by page. A page has as many entries as the load's `count` or `pageSize`; the
 * server's answer is the first page of the list without a filter.
 */
export function useLoadedList<const Declared extends Loads, Name extends string & keyof Declared>(
  loads: Declared,
  name: Name,
  block: LoadingBlock<{ readonly [Key in Name]: LoadResult<LoadedData<Declared[Name]>> | undefined }>,
  options: LoadedListOptions<string & keyof ItemOf<LoadedData<Declared[Name]>>>,
): List<ItemOf<LoadedData<Declared[Name]>>>
export function useLoadedList(
  loads: Loads,
  name: string,
  block: LoadingBlock<Readonly<Record<string, LoadResult | undefined>>>,
  { keyField, pageSize, params = {} }: LoadedListOptions<string>,
): List<Entry> {
  const call = useDeclaredCall(loads, name, block, params)
  const isFiltered = Object.values(params).some((value) => value !== undefined)
  const initial = isFiltered ? undefined : block.data[name]
  return useList<Entry>({
    name: call.key && JSON.stringify([block.id, ...call.key]),
    keyField,
    pageSize: pageSize ?? Number(call.params['count']),
    load: async (offset, count) => pageOf(await call.run({ offset, count }), name),
    initial:
      initial?.status === 'success' ? { status: 'success', data: pageOf(initial.data, name) } : initial,
  })
}

function pageOf(answer: unknown, name: string): ListPage<Entry> {
  if (!isPage(answer)) throw new Error(`the load "${name}" is not answered with a list`)
  return answer
}
