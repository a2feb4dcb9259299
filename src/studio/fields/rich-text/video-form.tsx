import type { Editor } from '@tiptap/react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../kit/field.tsx'
import styles from './rich-text.module.css'
import { videoAddress } from './video-address.ts'

/** Inserts a video, or changes the selected one. It is inside a form, so it is none itself. */
export function VideoForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation()
  const present = editor.getAttributes('video')
  const [address, setAddress] = useState(String(present['src'] ?? ''))
  const [title, setTitle] = useState(String(present['title'] ?? ''))
  const [isChecked, setIsChecked] = useState(false)
  const src = videoAddress(address)
  const isNamed = title.trim() !== ''

  function apply() {
    setIsChecked(true)
    if (src === null || !isNamed) return
    const attrs = { src, title: title.trim() }
    const text = editor.chain().focus()
    if (editor.isActive('video')) text.updateAttributes('video', attrs).run()
    else text.insertContent({ type: 'video', attrs }).run()
    onDone()
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') return apply()
    editor.view.focus()
    onDone()
  }

  return (
    <div className={styles.link}>
      <TextField
        label={t('richText.videoAddress')}
        hint={t('richText.videoAddressHint')}
        error={isChecked && src === null && t('richText.videoAddressWrong')}
        value={address}
        autoFocus
        spellCheck={false}
        onChange={setAddress}
        onKeyDown={press}
      />
      <TextField
        label={t('richText.videoTitle')}
        hint={t('richText.videoTitleHint')}
        error={isChecked && !isNamed && t('richText.videoTitleMissing')}
        value={title}
        maxLength={100}
        onChange={setTitle}
        onKeyDown={press}
      />
      <Button size="s" variant="secondary" onClick={apply}>
        {t('richText.apply')}
      </Button>
    </div>
  )
}
