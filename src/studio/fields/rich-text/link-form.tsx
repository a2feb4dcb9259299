import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { linkAddress } from './link-address.ts'
import { TextField } from '../../kit/field.tsx'
import styles from './rich-text.module.css'

/** Sets the address of the link in the selection. It is inside a form, so it is none itself. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const present: unknown = editor.getAttributes('link')['href']
  const [address, setAddress] = useState(typeof present === 'string' ? present : '')
  const [isWrong, setIsWrong] = useState(false)

  function apply() {
    const isEmpty = address.trim() === ''
    const href = linkAddress(address)
    if (!isEmpty && href === null) return setIsWrong(true)
    const link = editor.chain().focus().extendMarkRange('link')
    if (href === null) link.unsetLink().run()
    else if (editor.state.selection.empty && typeof present !== 'string')
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else link.setLink({ href }).run()
    onDone()
  }

  return (
    <div className={styles.link}>
      <TextField
        id={id}
        label={t('richText.address')}
        hint={t('richText.addressHint')}
        error={isWrong && t('richText.addressWrong')}
        value={address}
        autoFocus
        spellCheck={false}
        onChange={(text) => {
          setAddress(text)
          setIsWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Enter') return apply()
          editor.view.focus()
          onDone()
        }}
      />
      <Button size="s" variant="secondary" onClick={apply}>
        {t('richText.apply')}
      </Button>
    </div>
  )
}
