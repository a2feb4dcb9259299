import { createStore, type StoreApi } from 'zustand'
import type { Locale } from '../../../../schemas/locale.ts'
import type { BlockBox, DisplayedText } from '../../../../schemas/studio/canvas-messages.ts'

/** A text that the user wants to edit on the canvas. */
export interface WantedText {
  /** Id of its block in the rendered page. */
  block: string
  /** Where it is displayed, in pixels of the page; null: the first text of the block. */
  at: { x: number; y: number } | null
}

/** Where a block displays its texts. */
export interface FoundTexts {
  block: string
  texts: readonly DisplayedText[]
}

/** What the tools on the canvas need to know about the previewed page. It changes with every scroll. */
export interface Canvas {
  /** The layer above the page that contains the tools; null: no page is shown. */
  layer: HTMLElement | null
  /** Pixels of the Studio per pixel of the page. */
  scale: number
  /** Size of the layer, in pixels of the Studio. */
  width: number
  height: number
  /** The part of the layer's width that is in view: a page may be wider than its stage. */
  view: { left: number; width: number }
  /** The displayed blocks, in pixels of the page. */
  blocks: readonly BlockBox[]
  /** Id of the block under the pointer in the rendered page. */
  hovered: string | null
  /** Id of the block that is dragged in the rendered page. */
  draggedInPage: string | null
  /** Scrolls the page by pixels of its own; null: it takes no messages yet. */
  scroll: ((by: number) => void) | null
  /** Language of the page. */
  locale: Locale
  /** A new object is another request. */
  wanted: WantedText | null
  /** The last answer to `findTexts`. */
  found: FoundTexts | null
  /** Asks the page where a block displays the texts with these keys; null: it takes no messages yet. */
  findTexts: ((block: string, keys: readonly string[]) => void) | null
  /** How often the page has shown newer drafts. */
  refreshes: number
}

export type CanvasStore = StoreApi<Canvas>

export const createCanvasStore = (locale: Locale): CanvasStore =>
  createStore<Canvas>(() => ({
    layer: null,
    scale: 1,
    width: 0,
    height: 0,
    view: { left: 0, width: 0 },
    blocks: [],
    hovered: null,
    draggedInPage: null,
    scroll: null,
    locale,
    wanted: null,
    found: null,
    findTexts: null,
    refreshes: 0,
  }))
