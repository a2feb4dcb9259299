import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import { callApi } from '../../../lib/api/client.ts'
import { useLocale } from '../../../renderer/render-context.tsx'

/** Who types is asked for after this pause, in milliseconds. */
const pause = 250

export interface GameSearchState {
  /** What stands in the field. */
  text: string
  setText: (text: string) => void
  /** What is looked for: the text once its author has paused; empty: nothing. */
  query: string
  /** The games that fit, the best first; those of the query before while new ones are on their way. */
  found: CallAnswer<'games.get'> | undefined
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    // An emptied field asks for nothing: there is nothing to wait for.
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Looks for games by name while somebody types. */
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
    // A failure stands in `hasFailed`.
    retry: () => void mutate().catch(() => undefined),
  }
}
