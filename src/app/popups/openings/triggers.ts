import type { OpeningTrigger } from '../../../../schemas/documents/opening.ts'
import { readItem, writeItem } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'
import { sessionStore } from '../../../modules/session/index.ts'

/** What visitors do, as far as it shows that they are there. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchmove'] as const
/** Part of the window that a fast scroll covers between two looks. */
const fastScroll = 0.75
const defaults = { load: 3, scroll: 50, idle: 30 }

export interface Triggers {
  /** Looks at the page. Called every second, with its address. */
  look: (path: string) => void
  hasHappened: (trigger: OpeningTrigger) => boolean
  stop: () => void
}

/** Watches what a visitor does on a page; another page starts anew. */
export function watchTriggers(now: () => number): Triggers {
  let path: string | undefined
  let openedAt = now()
  let actedAt = now()
  let scrollTop = 0
  /** How far the page has been scrolled, in percent. */
  let reached = 0
  let isLeaving = false

  const act = () => {
    actedAt = now()
  }
  function leave({ pointerType, clientY }: PointerEvent) {
    if (pointerType === 'mouse' && clientY <= 0) isLeaving = true
  }

  for (const sign of signs) addEventListener(sign, act, { capture: true, passive: true })
  document.documentElement.addEventListener('pointerleave', leave)

  function start(next: string) {
    path = next
    openedAt = now()
    actedAt = now()
    scrollTop = scrollY
    reached = 0
    isLeaving = false
  }

  const isInView = (block: string) => {
    const box = document.querySelector(`[data-block="${block}"]`)?.getBoundingClientRect()
    return box !== undefined && box.height > 0 && box.top < innerHeight * 0.75 && box.bottom > 0
  }

  return {
    look(next) {
      if (next !== path) start(next)
      if (sessionStore.get().account === null) writeItem('session', storageKeys.wasGuest, '1')
      const isTouched = navigator.maxTouchPoints > 0
      if (isTouched && scrollTop - scrollY > innerHeight * fastScroll) isLeaving = true
      scrollTop = scrollY
      // A page that fits into the window is not scrolled.
      if (scrollY > 0)
        reached = Math.max(reached, ((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100)
    },
    hasHappened(trigger) {
      const seconds = (since: number) => (now() - since) / 1000
      switch (trigger.event) {
        case 'load':
          return seconds(openedAt) >= (trigger.after ?? defaults.load)
        case 'login':
          // Whichever way, also with a page of another site in between.
          return sessionStore.get().account !== null && readItem('session', storageKeys.wasGuest) !== null
        case 'scroll':
          return reached >= (trigger.percent ?? defaults.scroll)
        case 'section':
          return isInView(trigger.block)
        case 'idle':
          return seconds(actedAt) >= (trigger.after ?? defaults.idle)
        case 'exit':
          return isLeaving
      }
    },
    stop() {
      for (const sign of signs) removeEventListener(sign, act, { capture: true })
      document.documentElement.removeEventListener('pointerleave', leave)
    },
  }
}
