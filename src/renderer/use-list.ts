import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { LoadResult } from '../../schemas/component.ts'
import { appendByKey } from '../lib/data/append-by-key.ts'
import { useRenderContext } from './render-context.tsx'

export interface ListPage<Item> {
  items: readonly Item[]
  /** How many entries there are in all. */
  total: number
}

export interface ListSource<Item extends object, Page extends ListPage<Item> = ListPage<Item>> {
  /** Tells the lists of a page apart: block, tab, filter. Another name is another list. null: not known yet. */
  name: string | null
  /** Field that identifies an entry. */
  keyField: keyof Item & string
  pageSize: number
  /** Page that the list begins with, from 1. */
  firstPage?: number
  load: (offset: number, count: number) => Promise<Page>
  /** The server's answer for the first page of this very list. */
  initial: LoadResult<Page> | undefined
  /** What was loaded survives a visit to other pages; left out: each visit requests it again. */
  isKept?: boolean
}

export interface List<Item, Page extends ListPage<Item> = ListPage<Item>> {
  /** Undefined until the first page is there. */
  items: readonly Item[] | undefined
  /** The same page by page, as they were answered. */
  pages: readonly Page[]
  total: number
  hasMore: boolean
  isLoading: boolean
  /** The last attempt failed; what was there before stays. */
  hasFailed: boolean
  /** Number of pages requested, and of those that are there. */
  size: number
  loaded: number
  loadMore: () => void
  /** Requests so many pages in all. */
  loadUntil: (pages: number) => Promise<unknown>
  /** Requests all shown pages again, or retries. Never rejects: `hasFailed` reports a failure. */
  refresh: () => Promise<void>
}

let visits = 0
const nothing = () => undefined
/** Entries that a call returns at most: a refresh of fewer takes one request. */
const maxAtOnce = 100

/** Pages one after another, each entry once: new entries move others to later pages in the meantime. */
function joined<Item extends object>(
  pages: readonly ListPage<Item>[],
  keyField: keyof Item & string,
): Item[] {
  return pages.reduce<Item[]>((known, { items }) => appendByKey(known, items, keyField), [])
}

/** A list that grows page by page; its first page may come from the server. */
export function useList<Item extends object, Page extends ListPage<Item> = ListPage<Item>>({
  name,
  keyField,
  pageSize,
  firstPage = 1,
  load,
  initial,
  isKept = false,
}: ListSource<Item, Page>): List<Item, Page> {
  const { scope } = useRenderContext()
  const [visit] = useState(() => (visits += 1))
  // Until a refresh the server's answer is the first page, also when more pages are loaded.
  const replaced = useRef<Page>(undefined)
  const given = initial?.status === 'success' ? initial.data : undefined
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<Page, unknown>(
    (index) => (name === null ? null : ['list', scope, isKept ? 'kept' : visit, name, firstPage + index]),
    ([, , , , page]: [string, string, string, string, number]) =>
      page === firstPage && given !== undefined && replaced.current !== given
        ? given
        : load((page - 1) * pageSize, pageSize),
    {
      ...(given !== undefined && { fallbackData: [given] }),
      // A failure of the server is shown, with the way to try again.
      ...(initial?.status === 'error' && { revalidateOnMount: false }),
      // By identity: comparing the contents of thousands of entries costs more than rendering them again.
      compare: (one, other) => one === other,
      parallel: true,
      revalidateFirstPage: false,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  )
  const items = useMemo(() => data && joined<Item>(data, keyField), [data, keyField])
  const loaded = data?.length ?? 0
  const total = data?.at(-1)?.total ?? 0
  const read = (data ?? []).reduce((count, page) => count + page.items.length, (firstPage - 1) * pageSize)
  // An empty page ends the list, whatever its total says.
  const hasMore = (data?.at(-1)?.items.length ?? 0) > 0 && read < total

  // A player who left while a page was loading returns to a list that still waits for it.
  const resume = useEffectEvent(() => {
    if (hasMore && loaded < size && !isValidating) void setSize(size).catch(nothing)
  })
  useEffect(() => resume(), [])

  async function reload() {
    if (loaded < 2 || loaded * pageSize > maxAtOnce) return mutate()
    const whole = await load((firstPage - 1) * pageSize, loaded * pageSize)
    const pages = Array.from({ length: loaded }, (_, index) => ({
      ...whole,
      items: whole.items.slice(index * pageSize, (index + 1) * pageSize),
    }))
    return mutate(pages, { revalidate: false })
  }

  return {
    items,
    pages: data ?? [],
    total,
    hasMore,
    isLoading: isValidating,
    hasFailed: !isValidating && (error !== undefined || (data === undefined && initial?.status === 'error')),
    size,
    loaded,
    loadMore: () => void setSize(loaded + 1).catch(nothing),
    loadUntil: (pages) => setSize(pages).catch(nothing),
    refresh: () => {
      // A retry requests what is missing; the first page stays the server's answer.
      if (error === undefined) replaced.current = given
      return reload().then(nothing, nothing)
    },
  }
}
