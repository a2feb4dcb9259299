import { useState, useSyncExternalStore, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useMotionHeld } from '../../src/lib/browser/motion.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { useScrolledBefore } from '../../src/ui/hooks/use-reached.ts'
import type { hero } from './hero.schema.ts'
import styles from './hero.module.css'
import { Slide } from './parts/slide.tsx'
import { SlidePicker } from './parts/slide-picker.tsx'
import { useCarousel } from './use-carousel.ts'

const never = () => () => undefined
/** false on the server and during hydration: without scripts, all slides can be reached by scrolling. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export function Hero({ id, props, slots }: BlockProps<typeof hero, ReactNode>) {
  const { slides } = props
  const [first] = slides
  if (slides.length > 1) return <CarouselHero id={id} {...props} content={slots['content']} />
  if (first === undefined) return null
  return (
    <section className={styles.hero}>
      <div className={styles.slide} data-scene={first.scene}>
        <Slide {...first} isFirst content={slots['content']} />
      </div>
    </section>
  )
}

type CarouselHeroProps = { id: string; content: ReactNode } & BlockProps<typeof hero, ReactNode>['props']

function CarouselHero({ id, slides, slideSeconds, isAutomatic = true, content }: CarouselHeroProps) {
  const { t } = useTranslation()
  const { track, active, turn, show, follow } = useCarousel(slides.length)
  useScrolledBefore(track, follow)
  const [isPaused, setPaused] = useState(!isAutomatic)
  const isStopped = useMotionHeld() || isPaused
  const isAlive = useIsAlive()
  const slideIds = slides.map((_slide, index) => `${id}-slide-${index + 1}`)

  return (
    <section className={styles.hero} aria-roledescription={t('hero.carousel')} aria-label={t('hero.label')}>
      <SlidePicker
        slideIds={slideIds}
        active={active}
        turn={turn}
        show={show}
        isAlive={isAlive}
        isStopped={isStopped}
        isAutomatic={isAutomatic}
        slideSeconds={slideSeconds}
        onStop={setPaused}
      />
      <div ref={track} className={styles.track} aria-live={isStopped ? 'polite' : 'off'} onScroll={follow}>
        {slides.map((slide, index) => (
          <div
            key={index}
            id={slideIds[index]}
            role="tabpanel"
            aria-label={t('hero.position', { number: index + 1, total: slides.length })}
            className={styles.slide}
            data-scene={slide.scene}
            inert={isAlive && index !== active}
          >
            <Slide {...slide} isFirst={index === 0} content={index === 0 ? content : undefined} />
          </div>
        ))}
      </div>
    </section>
  )
}
