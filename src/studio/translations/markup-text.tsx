import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { TextFormat } from '../../../schemas/studio/translations.ts'
import { extensionsFor, markupOf } from '../fields/rich-text/markup.ts'
import { RichTextToolbar } from '../fields/rich-text/rich-text-toolbar.tsx'
import styles from './unit-editor.module.css'

interface MarkupTextProps {
  label: string
  lang: string
  text: string
  format: Exclude<TextFormat, 'plain'>
  /** If omitted, the text can only be read. */
  onChange?: ((text: string) => void) | undefined
  describedBy?: string | undefined
}

/** A text with markup as it looks. Markup that publishing rejects is not shown. */
export function MarkupText({ label, lang, text, format, onChange, describedBy }: MarkupTextProps) {
  const written = useRef(text)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const isReadOnly = onChange === undefined
  const editor = useEditor({
    extensions: extensionsFor(format),
    content: text,
    editable: !isReadOnly,
    autofocus: isReadOnly ? false : 'end',
    injectCSS: false,
    editorProps: {
      attributes: {
        lang,
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': String(format === 'rich-text'),
        ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        class: (isReadOnly ? styles.readMarkup : styles.markup) ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = markupOf(changed)
      latest.current?.(written.current)
    },
  })
  // Before the next key: later the text would be older than what is written, and replace it.
  useLayoutEffect(() => {
    if (text === written.current) return
    written.current = text
    editor.commands.setContent(text, { emitUpdate: false })
  }, [editor, text])
  return (
    <div className={isReadOnly ? styles.readBox : styles.markupBox}>
      {!isReadOnly && <RichTextToolbar editor={editor} format={format} label={label} />}
      <EditorContent editor={editor} />
    </div>
  )
}
