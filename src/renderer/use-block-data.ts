import useSWR from 'swr'
import type { LoadResult } from '../../schemas/component.ts'
import { useRenderContext } from './render-context.tsx'

export interface BlockDataState<Data> {
  /** The last answer that came; stays while it is asked for again. */
  data: Data | undefined
  /** Type of the error that the last attempt ended with. */
  error: string | undefined
  isLoading: boolean
  retry: () => void
}

function errorType(error: unknown): string {
  return error instanceof Error && 'type' in error && typeof error.type === 'string'
    ? error.type
    : 'UnknownErrorException'
}

/**
 * The data of one of a block's loads. The server's answer is shown at once and not asked for again;
 * where there is none (a popup, a page made for guests) the browser asks for itself.
 */
export function useBlockData<Data>(
  blockId: string,
  name: string,
  load: () => Promise<Data>,
  initial: LoadResult<Data> | undefined,
): BlockDataState<Data> {
  const { scope } = useRenderContext()
  const { data, error, isValidating, mutate } = useSWR<Data, unknown>([scope, blockId, name], load, {
    ...(initial?.status === 'success' && { fallbackData: initial.data }),
    revalidateOnMount: initial === undefined,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })
  const serverError = initial?.status === 'error' && data === undefined ? initial.error : undefined
  return {
    data,
    error: isValidating ? undefined : error === undefined ? serverError : errorType(error),
    isLoading: isValidating,
    // A failure stands in `error`.
    retry: () => void mutate().catch(() => undefined),
  }
}
