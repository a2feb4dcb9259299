import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Icon } from '../../../src/ui/art/icon.tsx'
import type { Carousel } from '../use-carousel.ts'
import styles from '../hero.module.css'

interface SlidePickerProps extends Pick<Carousel, 'active' | 'turn' | 'show'> {
  /** Id of each slide. */
  slideIds: readonly string[]
  /** false until the application runs. Before, a full bar would be missed, and the carousel would stand still. */
  isAlive: boolean
  isStopped: boolean
  /** The slides change by themselves; otherwise there is nothing to pause. */
  isAutomatic: boolean
  slideSeconds: number | undefined
  onStop: (isStopped: boolean) => void
}

/** The tab that a key moves to. */
const moves: Readonly<Record<string, (active: number, last: number) => number>> = {
  ArrowLeft: (active, last) => (active === 0 ? last : active - 1),
  ArrowRight: (active, last) => (active === last ? 0 : active + 1),
  Home: () => 0,
  End: (_active, last) => last,
}

/**
 * Pauses the carousel and selects a slide. The bar of the current slide fills with its time; when it is full,
 * the next slide follows. Anything that pauses the bar (pointer, focus, reduced motion) therefore pauses the
 * carousel.
 */
export function SlidePicker({
  slideIds,
  active,
  turn,
  show,
  isAlive,
  isStopped,
  isAutomatic,
  slideSeconds,
  onStop,
}: SlidePickerProps) {
  const { t } = useTranslation()
  const tabs = useRef<HTMLDivElement>(null)

  const handleKey = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const next = move(active, slideIds.length - 1)
    show(next)
    tabs.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className={styles.controls}>
      {isAutomatic && (
        <button
          type="button"
          className={styles.pause}
          aria-label={t(isStopped ? 'hero.play' : 'hero.pause')}
          onClick={() => onStop(!isStopped)}
        >
          <Icon name={isStopped ? 'play' : 'pause'} size={18} />
        </button>
      )}
      <div ref={tabs} role="tablist" aria-label={t('hero.picker')} className={styles.tabs}>
        {slideIds.map((slideId, index) => (
          <button
            key={slideId}
            type="button"
            role="tab"
            className={styles.tab}
            aria-label={t('hero.position', { number: index + 1, total: slideIds.length })}
            aria-controls={slideId}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => show(index)}
            onKeyDown={handleKey}
          >
            {index === active && isAlive && !isStopped && (
              <span className={styles.bar}>
                <span
                  key={turn}
                  className={styles.progress}
                  style={slideSeconds === undefined ? undefined : { animationDuration: `${slideSeconds}s` }}
                  onAnimationEnd={() => show(active + 1)}
                />
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  )
}
