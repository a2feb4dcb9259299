import { useEditorState, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { Toolbar } from '../../keyboard/toolbar.tsx'
import type { MarkupFormat } from './markup.ts'
import { LinkForm } from './link-form.tsx'
import styles from './rich-text.module.css'

interface Tool {
  id: 'bold' | 'italic' | 'heading' | 'subheading' | 'bullets' | 'numbers'
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
]

interface RichTextToolbarProps {
  editor: Editor
  format: MarkupFormat
  /** Label of the text. */
  label: string
}

/** Formats the selection. */
export function RichTextToolbar({ editor, format, label }: RichTextToolbarProps) {
  const { t } = useTranslation()
  const [isLinking, setIsLinking] = useState(false)
  const tools = format === 'rich-text' ? [...inlineTools, ...blockTools] : inlineTools
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      tools: tools.filter(({ isOn }) => isOn(current)).map(({ id }) => id),
      link: current.isActive('link'),
    }),
  })
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
          aria-expanded={isLinking}
          onClick={() => setIsLinking(!isLinking)}
        >
          {t('richText.link')}
        </Button>
      </Toolbar>
      {isLinking && <LinkForm editor={editor} onDone={() => setIsLinking(false)} />}
    </>
  )
}
