import type { CSSProperties } from 'react'
import type { BlockText } from './block-texts.ts'

/** What an editor of a text on the canvas needs. */
export interface TextEditorProps {
  text: BlockText
  /** Language of the text as a code, and its name. */
  lang: string
  language: string
  label: string
  /** Which keys store the text. */
  hint: string
  /** As in the page, scaled. */
  look: CSSProperties
  /** Stores the text and ends. `step`: continues with the next or previous text of the block. */
  confirm: (text: string, step?: -1 | 0 | 1) => void
  /** Ends without storing anything. */
  cancel: () => void
  /** Returns the focus to where editing began, unless it continues with another text. */
  leave: () => void
}

/** What a key does while a text is edited. */
export type EditorCommand = 'confirm' | 'cancel' | 'next' | 'previous'

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/** `isMultiline`: Enter begins a new line. */
export function editorCommand(
  { key, ctrlKey, metaKey, shiftKey }: Key,
  isMultiline: boolean,
): EditorCommand | null {
  if (key === 'Escape') return 'cancel'
  if (key === 'Enter') return !isMultiline || ctrlKey || metaKey ? 'confirm' : null
  if (key === 'Tab') return shiftKey ? 'previous' : 'next'
  return null
}
