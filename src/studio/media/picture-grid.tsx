import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox } from '../../ui/controls/field.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { useSiteLocale } from '../use-language.ts'
import { Thumbnail } from './thumbnail.tsx'
import styles from './media.module.css'

/** Pictures per page. */
const pageSize = 60

function found(items: readonly MediaItem[], query: string): readonly MediaItem[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (terms.length === 0) return items
  return items.filter(({ name, alt }) => {
    const text = `${name} ${Object.values(alt).join(' ')}`.toLowerCase()
    return terms.every((term) => text.includes(term))
  })
}

interface PictureGridProps {
  items: readonly MediaItem[]
  onChoose: (item: MediaItem) => void
}

/** The pictures of the library, newest first, with a search by file name and alt text. */
export function PictureGrid({ items, onChoose }: PictureGridProps) {
  const { t } = useTranslation()
  const locale = useSiteLocale()
  const [query, setQuery] = useState('')
  const [most, setMost] = useState(pageSize)
  if (items.length === 0)
    return <EmptyState emblem="star" title={t('media.none')} text={t('media.noneText')} />
  const matching = found(items, query)
  return (
    <>
      <ControlBox lead={<Icon name="search" />}>
        <input
          type="search"
          aria-label={t('media.search')}
          placeholder={t('media.search')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </ControlBox>
      <p role="status" className={styles.hint}>
        {t('media.count', { count: matching.length })}
      </p>
      <ul role="list" className={styles.grid}>
        {matching.slice(0, most).map((item) => (
          <li key={item.address}>
            <button type="button" className={styles.tile} onClick={() => onChoose(item)}>
              <Thumbnail address={item.address} className={styles.thumbnail} />
              <span className={styles.name}>{item.name}</span>
              <span className={styles.hint}>{item.alt[locale]}</span>
            </button>
          </li>
        ))}
      </ul>
      {matching.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + pageSize)}>
          {t('media.more')}
        </Button>
      )}
    </>
  )
}
