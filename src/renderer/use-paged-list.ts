import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { LoadResult } from '../../schemas/component.ts'
import { useRenderContext } from './render-context.tsx'

interface ListPage<Item> {
  items: readonly Item[]
  /** How many there are in all. */
  total: number
}

interface PagedListOptions<Item> {
  /** Names what is listed, such as the block with its filter. */
  name: string
  pageSize: number
  load: (offset: number) => Promise<ListPage<Item>>
  /** The server's answer for the first page, where it has asked for just this list. */
  initial: LoadResult<ListPage<Item>> | undefined
}

export interface PagedList<Item> {
  /** Undefined until the first page is there. */
  items: readonly Item[] | undefined
  total: number
  hasMore: boolean
  isLoading: boolean
  /** The last attempt failed; what was there before stays. */
  hasFailed: boolean
  loadMore: () => void
  /** Reads anew all that is shown, or tries again. */
  refresh: () => Promise<void>
}

let visits = 0
const nothing = () => undefined

/** Later pages behind those that are there, each item once: what came in between has moved the pages. */
function joined<Item extends { id: number }>(pages: readonly ListPage<Item>[]): Item[] {
  return [...new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item] as const))).values()]
}

/**
 * A list of the player's own things that grows page by page. They change while he plays, so whoever comes back
 * to the page or to a filter sees them asked for anew.
 */
export function usePagedList<Item extends { id: number }>({
  name,
  pageSize,
  load,
  initial,
}: PagedListOptions<Item>): PagedList<Item> {
  const { scope } = useRenderContext()
  const [visit] = useState(() => (visits += 1))
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<ListPage<Item>, unknown>(
    (index) => [scope, visit, name, index],
    ([, , , index]: [string, number, string, number]) => load(index * pageSize),
    {
      ...(initial?.status === 'success' && { fallbackData: [initial.data] }),
      revalidateOnMount: initial === undefined,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  )
  const items = data && joined(data)
  const total = data?.at(-1)?.total ?? 0
  const hasServerFailed = initial?.status === 'error' && data === undefined
  return {
    items,
    total,
    hasMore: items !== undefined && items.length < total,
    isLoading: isValidating,
    hasFailed: !isValidating && (error !== undefined || hasServerFailed),
    loadMore: () => void setSize(size + 1).catch(nothing),
    // A failure stands in `hasFailed`.
    refresh: () => mutate().then(nothing, nothing),
  }
}
