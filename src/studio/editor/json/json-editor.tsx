import { autocompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import {
  bracketMatching,
  defaultHighlightStyle,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
  syntaxTree,
} from '@codemirror/language'
import { lintGutter, lintKeymap, linter } from '@codemirror/lint'
import { unifiedMergeView } from '@codemirror/merge'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Annotation, Compartment, EditorState, StateEffect } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { bodyContract, type DocumentKind } from '../../../../schemas/kinds/index.ts'
import { useFieldLabels } from '../../fields/labels/use-field-labels.ts'
import { useTranslateIssue } from '../../issues/use-translate-issue.ts'
import { jsonCompletions } from '../../json-help/json-completions.ts'
import { jsonIssues, type JsonIssueInput } from '../../json-help/json-issues.ts'
import { placeOf } from './json-ranges.ts'
import { editorTheme } from './json-editor-theme.ts'
import styles from '../editor.module.css'

interface JsonEditorProps {
  label: string
  text: string
  /** Counts replacements from outside: when it changes, the editor shows `text`. */
  replaced: number
  isReadOnly: boolean
  /** They name the document's contract: the source of completions and errors. */
  kind: DocumentKind
  name: string
  /** Issues of the document, shown at their positions. */
  issues: JsonIssueInput['issues']
  /** Selects and focuses the value at a JSON pointer; a new object triggers a new jump. */
  target: { pointer: string } | null
  /** A text to compare with; null: no comparison. */
  original: string | null
  onChange: (text: string) => void
  /** The editor has no history of its own: text and fields share one. */
  onUndo: () => void
  onRedo: () => void
}

/** Marks a change from outside the editor. */
const fromElsewhere = Annotation.define<boolean>()

/** The contract or the issues have changed. */
const contractsChanged = StateEffect.define()

/** The smallest replacement that turns one text into another: everything between their common start and end. */
function difference(before: string, after: string) {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from += 1
  let end = 0
  while (end < most - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) }
}

/** A text editor for documents. Escape, then Tab leaves it, as its own help explains. */
export function JsonEditor(props: JsonEditorProps) {
  const { kind, name, label, text, replaced, isReadOnly, issues, target, original } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const { t } = useTranslation()
  const labels = useFieldLabels()
  const translateIssue = useTranslateIssue()
  const contract = bodyContract(kind, name)
  const listener = useRef({ ...props, contract, t, labels, translateIssue })
  const compared = useRef(new Compartment())
  const first = useRef({ text, label, isReadOnly })
  useEffect(() => {
    listener.current = { ...props, contract, t, labels, translateIssue }
  })

  useEffect(() => {
    if (!place.current) return undefined
    // In a shadow root the styles are adopted style sheets; elsewhere they would be inline styles, which the
    // CSP blocks.
    const root = place.current.shadowRoot ?? place.current.attachShadow({ mode: 'open' })
    const editor = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: first.current.text,
        extensions: [
          lineNumbers(),
          foldGutter(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          highlightActiveLine(),
          highlightSelectionMatches(),
          syntaxHighlighting(defaultHighlightStyle),
          search({ top: true }),
          json(),
          linter((view) => jsonIssues(view, listener.current), {
            needsRefresh: ({ transactions }) =>
              transactions.some(({ effects }) => effects.some((effect) => effect.is(contractsChanged))),
          }),
          closeBrackets(),
          autocompletion({ override: [(context) => jsonCompletions(context, listener.current)] }),
          EditorState.phrases.of({ Completions: listener.current.t('json.completions') }),
          lintGutter(),
          editorTheme,
          compared.current.of([]),
          EditorState.readOnly.of(first.current.isReadOnly),
          EditorView.contentAttributes.of({
            'aria-label': first.current.label,
            'aria-description': listener.current.t('json.leave'),
            tabindex: '0',
          }),
          EditorView.lineWrapping,
          keymap.of([
            { key: 'Mod-z', run: () => (listener.current.onUndo(), true) },
            { key: 'Mod-y', mac: 'Mod-Shift-z', run: () => (listener.current.onRedo(), true) },
            { key: 'Mod-Shift-z', run: () => (listener.current.onRedo(), true) },
            ...closeBracketsKeymap,
            ...defaultKeymap,
            ...searchKeymap,
            ...foldKeymap,
            ...lintKeymap,
            indentWithTab,
          ]),
          EditorView.updateListener.of((update) => {
            const isOwn = update.transactions.every((transaction) => !transaction.annotation(fromElsewhere))
            if (update.docChanged && isOwn) listener.current.onChange(update.state.doc.toString())
          }),
        ],
      }),
    })
    view.current = editor
    return () => editor.destroy()
  }, [])

  useEffect(() => {
    const editor = view.current
    const shown = editor?.state.doc.toString() ?? ''
    const { text: next } = listener.current
    if (editor && shown !== next)
      editor.dispatch({ changes: difference(shown, next), annotations: fromElsewhere.of(true) })
  }, [replaced])

  useEffect(() => {
    view.current?.dispatch({ effects: contractsChanged.of(null) })
  }, [contract, issues, labels, translateIssue])

  useEffect(() => {
    const extension = original === null ? [] : unifiedMergeView({ original, mergeControls: false })
    view.current?.dispatch({ effects: compared.current.reconfigure(extension) })
  }, [original])

  useEffect(() => {
    const editor = view.current
    if (!editor || !target) return
    const { from, to } = placeOf(syntaxTree(editor.state), editor.state.doc.toString(), target.pointer)
    editor.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true })
    editor.focus()
  }, [target])

  return <div ref={place} className={styles.json} />
}
