import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import type { LoadResult } from '../../schemas/component.ts'
import { useMotionHeld } from '../lib/browser/motion.ts'
import type { LoadState } from '../lib/data/load-state.ts'
import { useRenderContext } from './render-context.tsx'

export interface BlockDataState<Data> {
  /** The last answer; stays while it is requested again. */
  data: Data | undefined
  /** Type of the error that ended the last attempt. */
  error: string | undefined
  isLoading: boolean
  /** `isLoading`, `error` and `data` as one value. */
  state: LoadState
  retry: () => void
}

export interface BlockDataOptions {
  /** Requested again after so many seconds while the page is visible, and less often after failures. */
  refreshSeconds?: number
  /** On a return to the page, data of the earlier visit are shown and requested again: other pages change them. */
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
 * Data that a block requests itself: what `useLoad` is made of, and what follows from the answer of a load. The
 * server's answer (`initial`) is shown at once and not requested again. `name` tells the requests of a block
 * apart; null: nothing is requested.
 */
export function useBlockData<Data>(
  blockId: string,
  name: string | readonly string[] | null,
  load: () => Promise<Data>,
  initial: LoadResult<Data> | undefined,
  { refreshSeconds = 0, isFreshOnReturn = false }: BlockDataOptions = {},
): BlockDataState<Data> {
  const { scope } = useRenderContext()
  const { cache } = useSWRConfig()
  const refreshInterval = useMotionHeld() ? 0 : refreshSeconds * 1000
  const key = name === null ? null : [scope, blockId, ...[name].flat()]
  const isKept = isFreshOnReturn && cache.get(unstable_serialize(key))?.data !== undefined
  const { data, error, isValidating, mutate } = useSWR<Data, unknown>(key, load, {
    ...(initial?.status === 'success' && { fallbackData: initial.data }),
    revalidateOnMount: initial === undefined || isKept,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    refreshInterval,
    // After an error, polling pauses until an attempt succeeds.
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
    // `error` reports a failure.
    retry: () => void mutate().catch(() => undefined),
  }
}
