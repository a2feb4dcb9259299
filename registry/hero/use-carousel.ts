import { useEffect, useRef, useState, type RefObject } from 'react'
import { reducesMotion } from '../../src/lib/browser/motion.ts'

export interface Carousel {
  track: RefObject<HTMLDivElement | null>
  /** Index of the current slide, or of the slide being scrolled to. */
  active: number
  /** Increases when the time of the slide restarts after the page was hidden. */
  turn: number
  /** Scrolls to a slide; the first follows the last. */
  show: (index: number) => void
  /** Call after the track was scrolled, by the user or by code. */
  follow: () => void
}

/** Scrolling has ended after this many milliseconds without an event. */
const rest = 300
/** Preloads the next picture well before it is shown, but after what the page needs at first. */
const fetchAfter = 2000

function centreOf(slide: HTMLElement): number {
  return slide.offsetLeft + slide.offsetWidth / 2
}

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.children].filter((child) => child instanceof HTMLElement)
}

function nearest(track: HTMLElement): number {
  const centre = track.scrollLeft + track.clientWidth / 2
  const distances = slidesOf(track).map((slide) => Math.abs(centreOf(slide) - centre))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** Slides in a track with scroll snapping: the user swipes, and all other controls call `show`. */
export function useCarousel(count: number): Carousel {
  const track = useRef<HTMLDivElement>(null)
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [active, setActive] = useState(0)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    const restart = () => setTurn((before) => before + 1)
    document.addEventListener('visibilitychange', restart)
    return () => {
      document.removeEventListener('visibilitychange', restart)
      clearTimeout(restTimer.current)
    }
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => {
      const next = track.current?.children[(active + 1) % count]
      next?.querySelector('img')?.setAttribute('loading', 'eager')
    }, fetchAfter)
    return () => clearTimeout(timer)
  }, [active, count])

  const show = (index: number) => {
    const next = (index + count) % count
    const slide = track.current && slidesOf(track.current)[next]
    // What was scrolled before no longer decides.
    clearTimeout(restTimer.current)
    setActive(next)
    if (!track.current || !slide) return
    track.current.scrollTo({
      left: centreOf(slide) - track.current.clientWidth / 2,
      behavior: reducesMotion() ? 'auto' : 'smooth',
    })
  }

  const follow = () => {
    clearTimeout(restTimer.current)
    restTimer.current = setTimeout(() => {
      if (track.current) setActive(nearest(track.current))
    }, rest)
  }

  return { track, active, turn, show, follow }
}
