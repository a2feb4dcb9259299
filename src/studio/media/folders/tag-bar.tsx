import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tagKey } from '../../../../schemas/media-folders.ts'
import type { MediaItem } from '../../../../schemas/studio/answers.ts'
import { Chip } from '../../../ui/controls/chip.tsx'
import { Toolbar } from '../../keyboard/toolbar.tsx'
import { countTags } from './find-pictures.ts'
import { InlineHint } from '../../kit/text.tsx'
import styles from './folders.module.css'

/** Tags at first. */
const shownFirst = 16

interface TagBarProps {
  /** The pictures that the filter finds. */
  items: readonly MediaItem[]
  value: readonly string[]
  onChange: (tags: string[]) => void
}

/** Tags that narrow down what was found. */
export function TagBar({ items, value, onChange }: TagBarProps) {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const chosen = new Set(value.map(tagKey))
  const counted = countTags(items)
  const known = new Set(counted.map((each) => tagKey(each.value)))
  // A chosen tag stays, so that it can be cleared when nothing is found.
  const missing = value.filter((tag) => !known.has(tagKey(tag))).map((tag) => ({ value: tag, count: 0 }))
  const tags = [...missing, ...counted]
  if (tags.length === 0) return null
  const shown = tags.filter((tag, at) => isWhole || at < shownFirst || chosen.has(tagKey(tag.value)))

  function toggle(tag: string) {
    const isChosen = chosen.has(tagKey(tag))
    onChange(isChosen ? value.filter((each) => tagKey(each) !== tagKey(tag)) : [...value, tag])
  }
  return (
    <Toolbar label={t('media.tags.title')} className={styles.bar}>
      {shown.map(({ value: tag, count }) => (
        <Chip
          key={tagKey(tag)}
          className={styles.chip}
          selected={chosen.has(tagKey(tag))}
          onClick={() => toggle(tag)}
        >
          <span className={styles.label}>#{tag}</span> <InlineHint>{count}</InlineHint>
        </Chip>
      ))}
      {shown.length < tags.length && (
        <button type="button" className={styles.all} onClick={() => setIsWhole(true)}>
          {t('media.tags.all', { count: tags.length })}
        </button>
      )}
    </Toolbar>
  )
}
