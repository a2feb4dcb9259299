import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import type { LoadResult } from '../../schemas/component.ts'
import type { LoadState } from '../lib/data/load-state.ts'
import { useRenderContext } from './render-context.tsx'

export interface BlockDataState<Data> {
  /** The last answer that came; stays while it is asked for again. */
  data: Data | undefined
  /** Type of the error that the last attempt ended with. */
  error: string | undefined
  isLoading: boolean
  /** The same in one word. */
  state: LoadState
  retry: () => void
}

export interface BlockDataOptions {
  /** Asked for again this often while the page can be seen; after a failure ever more seldom. */
  refreshSeconds?: number
  /** What is kept of an earlier visit to the page is shown and asked for anew: it changes elsewhere, too. */
  isFreshOnReturn?: boolean
}

function errorType(error: unknown): string {
  return error instanceof Error && 'type' in error && typeof error.type === 'string'
    ? error.type
    : 'UnknownErrorException'
}

function stateOf(isLoading: boolean, error: string | undefined, data: unknown): LoadState {
  if (isLoading) return 'pending'
  if (error !== undefined) return 'error'
  return data === undefined ? 'idle' : 'success'
}

/**
 * The data of one of a block's loads. The server's answer is shown at once and not asked for again;
 * where there is none (a popup, a page made for guests) the browser asks for itself.
 * What changes by itself names how often it is to be refreshed.
 */
export function useBlockData<Data>(
  blockId: string,
  name: string,
  load: () => Promise<Data>,
  initial: LoadResult<Data> | undefined,
  { refreshSeconds = 0, isFreshOnReturn = false }: BlockDataOptions = {},
): BlockDataState<Data> {
  const { scope } = useRenderContext()
  const { cache } = useSWRConfig()
  const refreshInterval = refreshSeconds * 1000
  const key = [scope, blockId, name]
  const isKept = isFreshOnReturn && cache.get(unstable_serialize(key))?.data !== undefined
  const { data, error, isValidating, mutate } = useSWR<Data, unknown>(key, load, {
    ...(initial?.status === 'success' && { fallbackData: initial.data }),
    revalidateOnMount: initial === undefined || isKept,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    refreshInterval,
    // Polling stands still after an error until an attempt succeeds.
    shouldRetryOnError: refreshInterval > 0,
    errorRetryInterval: refreshInterval,
  })
  const serverError = initial?.status === 'error' && data === undefined ? initial.error : undefined
  const failure = isValidating ? undefined : error === undefined ? serverError : errorType(error)
  return {
    data,
    error: failure,
    isLoading: isValidating,
    state: stateOf(isValidating, failure, data),
    // A failure stands in `error`.
    retry: () => void mutate().catch(() => undefined),
  }
}
