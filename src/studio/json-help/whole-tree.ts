import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { Tree } from '@lezer/common'

/** The longest that somebody who types waits for a long text to be read. */
const patience = 500

/** The syntax of all of a text: by itself the editor reads no further than its time allows. */
export const wholeTree = (state: EditorState): Tree =>
  ensureSyntaxTree(state, state.doc.length, patience) ?? syntaxTree(state)
