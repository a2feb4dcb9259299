import { useEffect, useRef } from 'react'
import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import { useStudioData } from '../use-studio-data.ts'

/** Where a document can be seen; looked up again after each save, which may change its address. */
export function usePreviewAddress(kind: DocumentKind, name: string, savedAt: string | null) {
  const address = useStudioData('preview.address', { kind, key: name })
  const { mutate } = address
  const known = useRef(savedAt)
  useEffect(() => {
    if (known.current === savedAt) return
    known.current = savedAt
    void mutate()
  }, [mutate, savedAt])
  return address
}
