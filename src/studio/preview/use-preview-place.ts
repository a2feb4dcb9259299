import { useEffect } from 'react'
import type { DocumentKind } from '../../../schemas/documents/index.ts'
import { useStudioData } from '../use-studio-data.ts'

/** Where a document can be seen; looked up again after each save, which may change its address. */
export function usePreviewPlace(kind: DocumentKind, name: string, savedAt: string | null) {
  const place = useStudioData('preview.place', { kind, key: name })
  const { mutate } = place
  useEffect(() => void mutate(), [mutate, savedAt])
  return place
}
