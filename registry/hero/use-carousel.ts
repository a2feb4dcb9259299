import { useEffect, useRef, useState, type RefObject } from 'react'

export interface Carousel {
  track: RefObject<HTMLDivElement | null>
  /** Index of the slide shown, or on its way to be. */
  active: number
  /** Raised whenever the time of the slide begins anew, because the page was out of sight. */
  turn: number
  /** Goes to a slide; beyond the last comes the first. */
  show: (index: number) => void
  /** To be called when the track was scrolled, by whomever. */
  follow: () => void
}

/** Scrolling has come to rest when nothing happens for so long. */
const rest = 300
/** The next picture is fetched well before its turn, and after what the page needs at once. */
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

/** Slides in a track that scrolls sideways and snaps: fingers scroll it, everything else asks for a slide. */
export function useCarousel(count: number): Carousel {
  const track = useRef<HTMLDivElement>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [active, setActive] = useState(0)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    const restart = () => setTurn((before) => before + 1)
    document.addEventListener('visibilitychange', restart)
    return () => {
      document.removeEventListener('visibilitychange', restart)
      clearTimeout(resting.current)
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
    setActive(next)
    if (!track.current || !slide) return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    track.current.scrollTo({
      left: centreOf(slide) - track.current.clientWidth / 2,
      behavior: isCalm ? 'auto' : 'smooth',
    })
  }

  const follow = () => {
    clearTimeout(resting.current)
    resting.current = setTimeout(() => {
      if (track.current) setActive(nearest(track.current))
    }, rest)
  }

  return { track, active, turn, show, follow }
}
