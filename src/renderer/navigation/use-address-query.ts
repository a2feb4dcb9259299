import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { pickQuery } from '../../lib/urls/query.ts'

const never = () => () => undefined
const inBrowser = () => true
const onServer = () => false

/**
 * Query parameters of the address; undefined on the server and during hydration, because one HTML serves all
 * queries that the page does not declare.
 */
export function useAddressQuery(keys: readonly string[]): Record<string, string> | undefined {
  const { search } = useLocation()
  const isKnown = useSyncExternalStore(never, inBrowser, onServer)
  return isKnown ? pickQuery(search, keys) : undefined
}
