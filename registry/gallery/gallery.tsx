import { useRef, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { Picture } from '../../src/ui/art/picture.tsx'
import { Button } from '../../src/ui/controls/button.tsx'
import { Figure, ratioStyle } from '../../src/ui/display/figure.tsx'
import { useRowScroll } from '../../src/ui/hooks/use-row-scroll.ts'
import type { gallery } from './gallery.schema.ts'
import styles from './gallery.module.css'

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
        <Slider title={title} headingId={headingId} shape={shape}>
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
  shape: object
  children: readonly ReactNode[]
}

/** A row that the browser scrolls, by touch and by keys; arrows move it for mice. */
function Slider({ title, headingId, shape, children }: SliderProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const { canScroll, isAtStart, isAtEnd, measure, scrollBack, scrollForward } = useRowScroll(
    list,
    `${children.length}`,
  )
  return (
    <>
      <header className={styles.header}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.tools} data-idle={!canScroll || undefined}>
          <Button
            variant="secondary"
            size="s"
            square
            icon="chevron-left"
            aria-label={t('gallery.previous')}
            aria-disabled={isAtStart}
            onClick={scrollBack}
          />
          <Button
            variant="secondary"
            size="s"
            square
            icon="chevron-right"
            aria-label={t('gallery.next')}
            aria-disabled={isAtEnd}
            onClick={scrollForward}
          />
        </div>
      </header>
      <ul ref={list} role="list" className={styles.list} tabIndex={0} onScroll={measure} {...shape}>
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
