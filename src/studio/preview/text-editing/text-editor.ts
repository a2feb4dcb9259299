import type { CSSProperties } from 'react'
import type { BlockText } from './block-texts.ts'

/** What an editor of a text on the canvas needs. */
export interface TextEditorProps {
  text: BlockText
  /** Language of the text as a code, and its name. */
  lang: string
  language: string
  label: string
  /** Which keys end the editing. */
  hint: string
  /** As in the page, scaled. */
  look: CSSProperties
  /** Saves what was typed so far. */
  type: (text: string) => void
  /** Saves the text and ends. `step`: continues with the next or previous text of the block. */
  end: (text: string, step?: -1 | 0 | 1) => void
  /** Returns the focus to where editing began, unless it continues with another text. */
  leave: () => void
}

/** What a key does while a text is edited. */
export type EditorCommand = 'end' | 'next' | 'previous'

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
  if (key === 'Escape') return 'end'
  if (key === 'Enter') return !isMultiline || ctrlKey || metaKey ? 'end' : null
  if (key === 'Tab') return shiftKey ? 'previous' : 'next'
  return null
}
