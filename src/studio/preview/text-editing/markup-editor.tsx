import { EditorContent, useEditor } from '@tiptap/react'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { extensionsFor, isMarkupFormat, markupOf } from '../../fields/rich-text/markup.ts'
import { LeftOutNotice } from '../../fields/rich-text/left-out-notice.tsx'
import type { LeftOut } from '../../fields/rich-text/pasted.ts'
import { RichTextToolbar } from '../../fields/rich-text/rich-text-toolbar.tsx'
import { TextLength } from '../../fields/widgets/text-length.tsx'
import { editorCommand, type TextEditorProps } from './text-editor.ts'
import styles from './text-editing.module.css'

/** Edits a text with markup where it is displayed. Pasted markup is reduced to what publishing allows. */
export function MarkupEditor({ text, lang, language, label, hint, look, type, end, leave }: TextEditorProps) {
  const format = isMarkupFormat(text.format) ? text.format : 'inline-text'
  const isDone = useRef(false)
  const [typed, setTyped] = useState(text.text)
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null)
  const hintId = useId()
  const editor = useEditor({
    extensions: extensionsFor(format, { hasHistory: true, onPasted: setLeftOut }),
    content: text.text,
    autofocus: 'end',
    injectCSS: false,
    editorProps: {
      attributes: {
        lang,
        role: 'textbox',
        'aria-label': label,
        'aria-describedby': hintId,
        'aria-multiline': String(format === 'rich-text'),
        class: styles.markup ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => {
      const text = markupOf(changed)
      setTyped(text)
      type(text)
    },
  })

  function finish(step: 0 | 1 = 0) {
    // The focus leaves when the editor disappears, too.
    if (isDone.current) return
    isDone.current = true
    end(typed, step)
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const isInText = event.target instanceof Node && editor.view.dom.contains(event.target)
    const command = event.nativeEvent.isComposing ? null : editorCommand(event, format === 'rich-text')
    if (!command || event.defaultPrevented || !(isInText || event.key === 'Escape')) return
    // Back leads to the toolbar, and Tab in a list begins a list within it.
    if (command === 'previous' || (command === 'next' && editor.isActive('listItem'))) return
    event.preventDefault()
    event.stopPropagation()
    leave()
    finish(command === 'next' ? 1 : 0)
  }

  /** Steps between the text, its toolbar and the form of a link stay in the editor. */
  function blur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) finish()
  }

  function keepFocus(event: MouseEvent<HTMLElement>) {
    const { target } = event
    const takesFocus = target instanceof Element && target.closest('input, [contenteditable="true"]')
    if (!takesFocus) event.preventDefault()
  }

  return (
    <div
      className={styles.card}
      // Before the editor, which would take Enter for itself.
      onKeyDownCapture={(event) => event.key === 'Enter' && press(event)}
      onKeyDown={press}
      onBlur={blur}
      // A click beside the text and on the toolbar leaves the focus where it is.
      onMouseDown={keepFocus}
    >
      <RichTextToolbar editor={editor} format={format} label={label} />
      <div style={look}>
        <EditorContent editor={editor} />
      </div>
      <LeftOutNotice leftOut={leftOut} />
      <p id={hintId} className={styles.hint}>
        <span>{language}</span>
        <span>{hint}</span>
        <TextLength text={typed} most={text.maxLength} />
      </p>
    </div>
  )
}
