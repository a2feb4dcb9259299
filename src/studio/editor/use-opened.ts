import { useCallback, useEffect } from 'react'
import { useImmer } from 'use-immer'
import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import type { OpenDocument } from '../../../schemas/studio/answers.ts'
import { callStudio } from '../call-studio.ts'
import type { Reading } from '../kit/loaded.tsx'

/** A document as it is on the server when opened: never from a cache, which may have an old revision. */
export function useOpened(kind: DocumentKind, name: string): Reading<OpenDocument> {
  const [reading, setReading] = useImmer<Omit<Reading<OpenDocument>, 'mutate'>>({
    data: undefined,
    error: undefined,
    isValidating: true,
  })
  const read = useCallback(
    () =>
      callStudio('documents.open', { kind, key: name }).then(
        (data) => setReading({ data, error: undefined, isValidating: false }),
        (error: unknown) => setReading({ data: undefined, error, isValidating: false }),
      ),
    [kind, name, setReading],
  )
  useEffect(() => void read(), [read])
  const mutate = () => {
    setReading((draft) => void (draft.isValidating = true))
    return read()
  }
  return { ...reading, mutate }
}
