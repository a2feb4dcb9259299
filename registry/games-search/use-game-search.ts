import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { CallAnswer } from '../../schemas/api/calls.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { useLocale } from '../../src/renderer/render-context.tsx'

/** Debounce of typed text, in milliseconds. */
const debounceMs = 250

export interface GameSearchState {
  /** Text in the field. */
  text: string
  setText: (text: string) => void
  /** The debounced text; empty: no search. */
  query: string
  /** The matching games, best first; those of the previous query while new ones load. */
  found: CallAnswer<'games.get'> | undefined
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    // An emptied field needs no debounce.
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Searches games by name while typing. */
export function useGameSearch(count: number): GameSearchState {
  const locale = useLocale()
  const [text, setText] = useState('')
  const query = useSettled(text.trim())
  const { data, error, isValidating, mutate } = useSWR<CallAnswer<'games.get'>, unknown>(
    query === '' ? null : ['game-search', locale, query, count],
    () => callApi('games.get', { query, count }),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    text,
    setText,
    query,
    found: query === '' ? undefined : data,
    isLoading: isValidating || query !== text.trim(),
    hasFailed: error !== undefined && !isValidating,
    // SWR reports failures in `hasFailed`.
    retry: () => void mutate().catch(() => undefined),
  }
}
