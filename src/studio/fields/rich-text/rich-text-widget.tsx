import type { WidgetProps } from '@rjsf/utils'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import { useTextField } from '../../../../forms/react/form.ts'
import { ControlBox, Field, type ControlProps } from '../../../ui/controls/field.tsx'
import { classNames } from '../../../ui/styles/class-names.ts'
import { TextLength } from '../widgets/text-length.tsx'
import { extensionsFor, markupOf, type MarkupFormat } from './markup.ts'
import { LeftOutNotice } from './left-out-notice.tsx'
import type { LeftOut } from './pasted.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import styles from './rich-text.module.css'

interface RichTextWidgetProps {
  field: WidgetProps
  format: MarkupFormat
}

/** A text with markup as it looks. Only edits change it: markup that the editor does not know stays until then. */
export function RichTextWidget({ field, format }: RichTextWidgetProps) {
  const { readonly = false, schema } = field
  const { frame, error, text, change, input } = useTextField(field)
  const labelId = useId()
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null)
  const editor = useRichText({ text, change, format, readonly, onPasted: setLeftOut })
  /** Steps between the text, its toolbar and the form of a link stay in the field. */
  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) input.onBlur(event)
  }
  return (
    <Field
      {...frame}
      label={
        // A label focuses controls only, and the text is none.
        <span id={labelId} onClick={() => editor.view.focus()}>
          {frame.label}
        </span>
      }
    >
      {(control) => (
        <div onBlur={leave}>
          <ControlBox invalid={error !== undefined} disabled={readonly}>
            <div className={styles.box}>
              {!readonly && (
                <RichTextToolbar editor={editor} format={format} label={field.label} hasDialogs />
              )}
              <RichText editor={editor} format={format} control={control} labelId={labelId} />
            </div>
          </ControlBox>
          <LeftOutNotice leftOut={leftOut} />
          <TextLength text={text} most={schema.maxLength} />
        </div>
      )}
    </Field>
  )
}

interface RichTextOptions {
  text: string
  change: (text: string) => void
  format: MarkupFormat
  readonly: boolean
  onPasted: (leftOut: LeftOut) => void
}

/** An editor that reports edits and shows changes from elsewhere, such as undo. */
function useRichText({ text, change, format, readonly, onPasted }: RichTextOptions): Editor {
  const written = useRef(text)
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  const editor = useEditor({
    extensions: extensionsFor(format, { onPasted }),
    content: text,
    editable: !readonly,
    injectCSS: false,
    onUpdate: ({ editor: changed }) => {
      written.current = markupOf(changed)
      latest.current(written.current)
    },
  })
  // Before the next key: later the text would be older than what is written, and replace it.
  useLayoutEffect(() => {
    if (text === written.current) return
    written.current = text
    editor.commands.setContent(text, { emitUpdate: false })
  }, [editor, text])
  useEffect(() => editor.setEditable(!readonly, false), [editor, readonly])
  return editor
}

interface RichTextProps {
  editor: Editor
  format: MarkupFormat
  control: ControlProps
  labelId: string
}

/** The text itself, connected with label and message of its field. */
function RichText({ editor, format, control, labelId }: RichTextProps) {
  const { id, 'aria-describedby': message, 'aria-invalid': isWrong, 'aria-required': isRequired } = control
  useLayoutEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: {
          id,
          role: 'textbox',
          'aria-labelledby': labelId,
          'aria-multiline': String(format === 'rich-text'),
          ...(message !== undefined && { 'aria-describedby': message }),
          ...(isWrong && { 'aria-invalid': 'true' }),
          ...(isRequired && { 'aria-required': 'true' }),
          class: classNames(styles.text, format === 'inline-text' && styles.line),
        },
      },
    })
  }, [editor, format, id, labelId, message, isWrong, isRequired])
  return <EditorContent editor={editor} />
}
