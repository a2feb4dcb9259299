import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { Tree } from '@lezer/common'

/** Maximum time in milliseconds that typing may wait for a long text to be parsed. */
const timeoutMs = 500

/** The syntax tree of the whole text: by default the editor parses only as far as its time budget allows. */
export const wholeTree = (state: EditorState): Tree =>
  ensureSyntaxTree(state, state.doc.length, timeoutMs) ?? syntaxTree(state)
