import { useMemo } from 'react'
import { kindOf } from '../../../../schemas/kinds/index.ts'
import { completeBody } from '../../../lib/data/complete-texts.ts'
import { useSiteLocales } from '../../site-locales.ts'
import { useStudioData } from '../../use-studio-data.ts'
import { isDictionary } from './renderable-form.ts'

/**
 * Validation messages shared by all forms, `body` with the texts that an added language lacks from its fallbacks;
 * undefined: still loading; null: there are none.
 */
export function useSharedMessages() {
  const locales = useSiteLocales()
  const { data: document } = useStudioData('documents.read', { kind: 'dictionary', key: 'default' })
  return useMemo(() => {
    if (document === undefined) return undefined
    const written: unknown = document?.body
    const body = document && completeBody(kindOf('dictionary').texts, document.body, locales)
    return isDictionary(body) && isDictionary(written) ? { key: 'default', version: 1, body, written } : null
  }, [document, locales])
}
