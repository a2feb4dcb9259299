import { createStore, type StoreApi } from 'zustand'
import type { BlockBox } from '../../../schemas/studio/canvas-messages.ts'

/** What the tools on the canvas need to know about the previewed page. It changes with every scroll. */
export interface Canvas {
  /** The layer above the page that contains the tools; null: no page is shown. */
  layer: HTMLElement | null
  /** Pixels of the Studio per pixel of the page. */
  scale: number
  /** Size of the layer, in pixels of the Studio. */
  width: number
  height: number
  /** The displayed blocks, in pixels of the page. */
  blocks: readonly BlockBox[]
  /** Id of the block under the pointer in the rendered page. */
  hovered: string | null
}

export type CanvasStore = StoreApi<Canvas>

export const createCanvasStore = (): CanvasStore =>
  createStore<Canvas>(() => ({ layer: null, scale: 1, width: 0, height: 0, blocks: [], hovered: null }))
