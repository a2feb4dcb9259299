import { isKind } from '../../../schemas/kinds/index.ts'
import { useCallback } from 'react'
import type { DocumentReference } from '../../../schemas/studio/answers.ts'
import { useStudioData } from '../use-studio-data.ts'
import { useDocumentName } from './use-document-name.ts'

/** Names documents that are known by kind and key only, or as `kind/key`, as lists do. */
export function useListedName(): (document: DocumentReference | string) => string {
  const titleOf = useDocumentName()
  const { data } = useStudioData('documents.list', {})
  return useCallback(
    (document) => {
      const [kind = '', key = ''] = typeof document === 'string' ? document.split(/\/(.*)/s) : []
      const name = typeof document === 'string' ? { kind, key } : document
      const listed = data?.find((each) => each.kind === name.kind && each.key === name.key)
      if (listed) return titleOf(listed)
      return isKind(name.kind) ? titleOf({ kind: name.kind, key: name.key }) : `${name.kind}/${name.key}`
    },
    [titleOf, data],
  )
}
