import type { WidgetProps } from '@rjsf/utils'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { useTextField } from '../../../renderer/form/widgets/use-text-field.ts'
import { ControlBox, Field } from '../../../ui/controls/field.tsx'
import { classNames } from '../../../ui/styles/class-names.ts'
import { TextLength } from '../text-length.tsx'
import { extensionsFor, markupOf, type MarkupFormat } from './markup.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import styles from './rich-text.module.css'

interface RichTextWidgetProps {
  field: WidgetProps
  format: MarkupFormat
}

/** A text with markup as it looks. Only edits change it: markup that the editor does not know stays until then. */
export function RichTextWidget({ field, format }: RichTextWidgetProps) {
  const { id, label, readonly = false, schema } = field
  const { frame, error, text, change, input } = useTextField(field)
  const written = useRef(text)
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  const editor = useEditor({
    extensions: extensionsFor(format),
    content: text,
    editable: !readonly,
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': String(format === 'rich-text'),
        ...(error !== undefined && { 'aria-invalid': 'true' }),
        class: classNames(styles.text, format === 'inline-text' && styles.line),
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = markupOf(changed)
      latest.current(written.current)
    },
  })
  // A change from elsewhere, such as undo.
  useEffect(() => {
    if (text === written.current) return
    written.current = text
    editor.commands.setContent(text, { emitUpdate: false })
  }, [editor, text])
  return (
    <Field {...frame}>
      {() => (
        <div onBlur={input.onBlur}>
          <ControlBox invalid={error !== undefined} disabled={readonly}>
            <div className={styles.box}>
              {!readonly && <RichTextToolbar editor={editor} format={format} label={label} />}
              <EditorContent editor={editor} />
            </div>
          </ControlBox>
          <TextLength text={text} most={schema.maxLength} />
        </div>
      )}
    </Field>
  )
}
