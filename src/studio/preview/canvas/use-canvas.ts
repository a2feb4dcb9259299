import { useState } from 'react'
import { useSiteLocale } from '../../use-language.ts'
import { createCanvasStore, type CanvasStore } from './canvas-store.ts'

/** The canvas of a document; its page begins in the language of the Studio, in which the user reads. */
export function useCanvas(): CanvasStore {
  const locale = useSiteLocale()
  const [canvas] = useState(() => createCanvasStore(locale))
  return canvas
}
