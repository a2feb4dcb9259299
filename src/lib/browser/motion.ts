import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'

/** Whether the page is edited in the Studio, where nothing may move away from under the pointer. */
const held = createStore<boolean>(() => false)

/** Stops everything that moves or changes by itself, or lets it go on. */
export function holdMotion(isHeld: boolean): void {
  held.setState(isHeld, true)
}

export const isMotionHeld = (): boolean => held.getState()

/** For what changes by itself: slides, clocks, data that is loaded again and again. */
export function useMotionHeld(): boolean {
  return useSyncExternalStore(held.subscribe, isMotionHeld, () => false)
}

/** Whether to jump instead of gliding: the visitor prefers that, or the page is edited. */
export function reducesMotion(): boolean {
  return isMotionHeld() || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
