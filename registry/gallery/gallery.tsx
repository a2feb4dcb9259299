import { useRef, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { reducesMotion } from '../../src/lib/browser/motion.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { Picture } from '../../src/ui/art/picture.tsx'
import { Button } from '../../src/ui/controls/button.tsx'
import { Figure, ratioStyle } from '../../src/ui/display/figure.tsx'
import type { gallery } from './gallery.schema.ts'
import styles from './views/gallery.module.css'

type Props = BlockProps<typeof gallery, ReactNode>
type GalleryProps = Props['props']

/** Width of one picture on wide screens, for the choice of its file. */
const sizes = { 1: '82rem', 2: '40rem', 3: '27rem', 4: '20rem' } as const

export function Gallery({ id, props }: Props) {
  const { title, view = 'grid', columns = 3, ratio, pictures } = props
  const headingId = `${id}-title`
  const items = pictures.map((picture, index) => (
    <li key={index} className={styles.item}>
      <Shown {...picture} ratio={ratio} sizes={`(min-width: 992px) ${sizes[columns]}, 82vw`} />
    </li>
  ))
  const shape = { 'data-columns': columns, 'data-view': view, 'aria-labelledby': headingId }
  return (
    <section className={styles.gallery} aria-labelledby={headingId}>
      {view === 'slider' ? (
        <Slider title={title} headingId={headingId} columns={columns} shape={shape}>
          {items}
        </Slider>
      ) : (
        <>
          <h2 id={headingId} className={styles.title}>
            {title}
          </h2>
          <ul role="list" className={styles.list} {...shape}>
            {items}
          </ul>
        </>
      )}
    </section>
  )
}

interface SliderProps {
  title: string
  headingId: string
  /** Pictures in view on wide screens. */
  columns: number
  shape: object
  children: readonly ReactNode[]
}

/** A row that the browser scrolls, by touch and by keys; arrows move it for mice. */
function Slider({ title, headingId, columns, shape, children }: SliderProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  function scroll(direction: 1 | -1) {
    const row = list.current
    if (!row) return
    // Where text runs from right to left, positions are negative.
    const left = direction * row.clientWidth * (getComputedStyle(row).direction === 'rtl' ? -1 : 1)
    row.scrollBy({ left, behavior: reducesMotion() ? 'auto' : 'smooth' })
  }
  return (
    <>
      <header className={styles.header}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {children.length > columns && (
          <div className={styles.tools}>
            <Button
              variant="secondary"
              size="s"
              square
              icon="chevron-left"
              aria-label={t('gallery.previous')}
              onClick={() => scroll(-1)}
            />
            <Button
              variant="secondary"
              size="s"
              square
              icon="chevron-right"
              aria-label={t('gallery.next')}
              onClick={() => scroll(1)}
            />
          </div>
        )}
      </header>
      <ul ref={list} role="list" className={styles.list} tabIndex={0} {...shape}>
        {children}
      </ul>
    </>
  )
}

type ShownProps = GalleryProps['pictures'][number] & Pick<GalleryProps, 'ratio'> & { sizes: string }

function Shown({ picture, alt = '', caption, link, ratio, sizes: shownSizes }: ShownProps) {
  const shown = (
    <Picture
      className={styles.picture}
      style={ratioStyle(ratio)}
      src={picture}
      alt={alt}
      sizes={shownSizes}
    />
  )
  return (
    <Figure caption={caption}>
      {link ? (
        <ActionButton action={link.action} className={styles.link} aria-label={link.label}>
          {shown}
        </ActionButton>
      ) : (
        shown
      )}
    </Figure>
  )
}
