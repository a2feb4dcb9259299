import { useMemo } from 'react'
import { useStudioData } from '../../use-studio-data.ts'
import { isDictionary } from './renderable-form.ts'

/** Validation messages shared by all forms; undefined: still loading; null: there are none. */
export function useSharedMessages() {
  const { data: document } = useStudioData('documents.read', { kind: 'dictionary', key: 'default' })
  return useMemo(() => {
    if (document === undefined) return undefined
    const body: unknown = document?.body
    return isDictionary(body) ? { key: 'default', version: 1, body } : null
  }, [document])
}
