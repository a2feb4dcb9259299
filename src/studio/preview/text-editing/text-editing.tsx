import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { DisplayedText } from '../../../../schemas/studio/canvas-messages.ts'
import { localeName } from '../../site-locales.ts'
import { useFieldLabels } from '../../fields/labels/use-field-labels.ts'
import { toPointer } from '../../../../schemas/json-schema.ts'
import type { OutlineBlock, OutlineList } from '../../outline/block-tree.ts'
import type { EditedDocument } from '../../editor/use-document.ts'
import type { CanvasStore } from '../canvas/canvas-store.ts'
import { MarkupEditor } from './markup-editor.tsx'
import { PlainEditor } from './plain-editor.tsx'
import type { TextEditorProps } from './text-editor.ts'
import { useTextEditing } from './use-text-editing.ts'
import styles from './text-editing.module.css'

interface TextEditingProps {
  canvas: CanvasStore
  lists: readonly OutlineList[]
  /** The id that a block of the document has in the rendered page. */
  idInPage: (id: string) => string
  body: Record<string, unknown> | null
  edit: EditedDocument['edit']
}

/** Smallest text that can be read while it is edited, and least width of an editor, in pixels. */
const minFontSize = 13
const minWidth = { plain: 180, markup: 340 }

/** The editor of a text, above the place where the page displays it. */
export function TextEditing(props: TextEditingProps) {
  const { t } = useTranslation()
  const { scale, width } = useStore(props.canvas)
  const { editing, stored, notice, type, end, leave } = useTextEditing(props)
  return (
    <>
      {stored?.edited.text.format === 'plain' && (
        <StoredText displayed={stored.edited.displayed} text={stored.text} scale={scale} />
      )}
      {editing && (
        <EditorAt
          key={`${editing.block.path.join('/')}${toPointer(editing.text.path)}`}
          displayed={editing.displayed}
          block={editing.block}
          {...{ scale, width, type, end, leave }}
          text={editing.text}
          canvas={props.canvas}
        />
      )}
      <p
        role="status"
        className={notice ? styles.notice : styles.silent}
        style={notice?.at ? noticeAt(notice.at, scale, width) : undefined}
      >
        {notice && t(`canvas.notEditable.${notice.reason}`)}
      </p>
    </>
  )
}

const noticeWidth = 320
/** Below the pointer, in pixels. */
const noticeDistance = 16

function noticeAt({ x, y }: { x: number; y: number }, scale: number, width: number) {
  return { left: Math.max(0, Math.min(x * scale, width - noticeWidth)), top: y * scale + noticeDistance }
}

/** A text that was stored, above the place where the page still displays the earlier one. */
function StoredText({ displayed, text, scale }: { displayed: DisplayedText; text: string; scale: number }) {
  const { look, left, top, width, height } = displayed
  const { textAlign, textTransform, ...rest } = look
  const scaled = (value: string) => (value.endsWith('px') ? `${Number.parseFloat(value) * scale}px` : value)
  return (
    <span
      aria-hidden="true"
      data-stored-text
      className={styles.stored}
      style={{
        ...rest,
        left: left * scale,
        top: top * scale,
        width: width * scale + 2,
        minHeight: height * scale,
        fontSize: scaled(look.fontSize),
        letterSpacing: scaled(look.letterSpacing),
        lineHeight: scaled(look.lineHeight),
        '--text-align': textAlign,
        '--text-transform': textTransform,
      }}
    >
      {text}
    </span>
  )
}

interface EditorAtProps extends Pick<TextEditorProps, 'text' | 'type' | 'end' | 'leave'> {
  canvas: CanvasStore
  displayed: DisplayedText
  block: OutlineBlock
  scale: number
  /** Of the canvas. */
  width: number
}

function EditorAt({ canvas, displayed, block, scale, width, text, type, end, leave }: EditorAtProps) {
  const { t } = useTranslation()
  const labels = useFieldLabels()
  const locale = useStore(canvas, (state) => state.locale)
  const language = localeName(locale)
  const { look } = displayed
  const { textAlign, textTransform, ...rest } = look
  const fontSize = Number.parseFloat(look.fontSize)
  const zoom = Math.max(scale, Math.min(1, minFontSize / fontSize))
  const scaled = (value: string) => (value.endsWith('px') ? `${Number.parseFloat(value) * zoom}px` : value)
  const isPlain = text.format === 'plain'
  const least = isPlain ? minWidth.plain : minWidth.markup
  const own = Math.min(width, Math.max(displayed.width * scale + 2, least))
  const isCentred = textAlign === 'center'
  const left = displayed.left * scale - (isCentred ? (own - displayed.width * scale) / 2 : 0)
  const shared: TextEditorProps = {
    text,
    lang: locale,
    label: t('canvas.text', { field: labels.nameOf(text.name), block: block.title, language }),
    hint: t(text.format === 'rich-text' ? 'canvas.richTextHint' : 'canvas.textHint'),
    type,
    end,
    leave,
    look: {
      ...rest,
      fontSize: scaled(look.fontSize),
      letterSpacing: scaled(look.letterSpacing),
      lineHeight: scaled(look.lineHeight),
      '--text-align': textAlign,
      '--text-transform': textTransform,
    },
    language,
  }
  const start = Math.max(0, Math.min(left, width - own))
  const style: CSSProperties = {
    left: start,
    top: Math.max(0, displayed.top * scale),
    width: own,
    minHeight: displayed.height * scale,
    '--room': `${width - start}px`,
  }
  return (
    <div className={styles.editor} style={style} data-own-undo>
      {isPlain ? <PlainEditor {...shared} /> : <MarkupEditor {...shared} />}
    </div>
  )
}
