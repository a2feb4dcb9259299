import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { TextLength } from '../../fields/widgets/text-length.tsx'
import { editorCommand, type TextEditorProps } from './text-editor.ts'
import styles from './text-editing.module.css'

/** A text without markup is one line, whatever was pasted. */
const lineOf = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

/** Edits a text without markup where it is displayed. */
export function PlainEditor({ text, lang, language, label, hint, look, type, end, leave }: TextEditorProps) {
  const field = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  // Later, the element's content is what was typed.
  const [initial] = useState(text.text)
  const [typed, setTyped] = useState(initial)
  const hintId = useId()

  useEffect(() => {
    const element = field.current
    if (!element) return
    element.textContent = initial
    element.focus()
    getSelection()?.selectAllChildren(element)
  }, [initial])

  function finish(step: -1 | 0 | 1 = 0) {
    // The focus leaves when the editor disappears, too.
    if (isDone.current) return
    isDone.current = true
    end(lineOf(field.current?.textContent ?? ''), step)
  }
  function change(text: string) {
    setTyped(text)
    type(text)
  }

  function press(event: KeyboardEvent) {
    event.stopPropagation()
    const command = event.nativeEvent.isComposing ? null : editorCommand(event, false)
    if (!command) return
    event.preventDefault()
    leave()
    finish(command === 'next' ? 1 : command === 'previous' ? -1 : 0)
  }

  return (
    <>
      <div
        ref={field}
        role="textbox"
        tabIndex={0}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        lang={lang}
        aria-label={label}
        aria-describedby={hintId}
        className={styles.plain}
        style={look}
        onInput={({ currentTarget }) => change(lineOf(currentTarget.textContent))}
        onKeyDown={press}
        onBlur={() => finish()}
      />
      <p id={hintId} className={styles.hint}>
        <span>{language}</span>
        <span>{hint}</span>
        <TextLength text={typed} most={text.maxLength} />
      </p>
    </>
  )
}
