import { useEditorState, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { Toolbar } from '../../keyboard/toolbar.tsx'
import type { MarkupFormat } from './markup.ts'
import { ActionMenu } from '../../menu/action-menu.tsx'
import { PicturePicker } from '../../media/picture-picker.tsx'
import { LinkForm } from './link-form.tsx'
import { VideoForm } from './video-form.tsx'
import { insertTable, runOnTable, tableCommands } from './table-nodes.ts'
import styles from './rich-text.module.css'

interface Tool {
  id: 'bold' | 'italic' | 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote'
  sign: string
  isOn: (editor: Editor) => boolean
  toggle: (editor: Editor) => void
}

const inlineTools: readonly Tool[] = [
  {
    id: 'bold',
    sign: 'B',
    isOn: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    sign: 'I',
    isOn: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
]

const blockTools: readonly Tool[] = [
  {
    id: 'heading',
    sign: 'H2',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'subheading',
    sign: 'H3',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    id: 'bullets',
    sign: '•',
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    sign: '1.',
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    sign: '❝',
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

const tableTools = [
  ['addRow', 'addColumn', 'toggleHeader'],
  ['deleteRow', 'deleteColumn', 'deleteTable'],
] as const satisfies readonly (readonly (keyof typeof tableCommands)[])[]

interface RichTextToolbarProps {
  editor: Editor
  format: MarkupFormat
  /** Label of the text. */
  label: string
  /** Whether menus and dialogs may open above the text; where leaving the text ends its editing, they may not. */
  hasDialogs?: boolean
}

/** Formats the selection. */
export function RichTextToolbar({ editor, format, label, hasDialogs = false }: RichTextToolbarProps) {
  const { t } = useTranslation()
  const [form, setForm] = useState<'link' | 'video' | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const tools = format === 'rich-text' ? [...inlineTools, ...blockTools] : inlineTools
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      tools: tools.filter(({ isOn }) => isOn(current)).map(({ id }) => id),
      link: current.isActive('link'),
      video: current.isActive('video'),
      table: current.isActive('table'),
    }),
  })
  const toggleForm = (name: 'link' | 'video') => setForm(form === name ? null : name)
  return (
    <>
      <Toolbar label={t('richText.toolbar', { name: label })} className={styles.toolbar}>
        {tools.map(({ id, sign, toggle }) => (
          <Button
            key={id}
            variant="ghost"
            size="s"
            className={styles[id]}
            aria-label={t(`richText.${id}`)}
            title={t(`richText.${id}`)}
            aria-pressed={active.tools.includes(id)}
            onClick={() => toggle(editor)}
          >
            {sign}
          </Button>
        ))}
        <Button
          variant="ghost"
          size="s"
          aria-pressed={active.link}
          aria-expanded={form === 'link'}
          onClick={() => toggleForm('link')}
        >
          {t('richText.link')}
        </Button>
        {format === 'rich-text' && (
          <Button variant="ghost" size="s" disabled={active.table} onClick={() => insertTable(editor)}>
            {t('richText.table')}
          </Button>
        )}
        {format === 'rich-text' && (
          <Button
            variant="ghost"
            size="s"
            aria-pressed={active.video}
            aria-expanded={form === 'video'}
            disabled={active.table}
            onClick={() => toggleForm('video')}
          >
            {t('richText.video')}
          </Button>
        )}
        {format === 'rich-text' && hasDialogs && (
          <Button
            variant="ghost"
            size="s"
            aria-haspopup="dialog"
            disabled={active.table}
            onClick={() => setIsChoosing(true)}
          >
            {t('richText.picture')}
          </Button>
        )}
        {active.table && hasDialogs && (
          <ActionMenu
            label={t('richText.tableActions')}
            icon="more"
            variant="ghost"
            groups={tableTools.map((group) =>
              group.map((tool) => ({
                label: t(`richText.tables.${tool}`),
                isDangerous: tool === 'deleteTable',
                run: () => runOnTable(editor, tableCommands[tool]),
              })),
            )}
          />
        )}
      </Toolbar>
      {isChoosing && (
        <PicturePicker
          onChoose={(src) => {
            setIsChoosing(false)
            editor.chain().focus().insertContent({ type: 'picture', attrs: { src } }).run()
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {form === 'link' && <LinkForm editor={editor} onDone={() => setForm(null)} />}
      {form === 'video' && <VideoForm editor={editor} onDone={() => setForm(null)} />}
    </>
  )
}
