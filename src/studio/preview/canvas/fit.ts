import type { Size } from './use-size.ts'

/** How large a page is shown: as wide as its stage at most, or at a fixed share of its own size. */
export const zooms = ['fit', '100', '50'] as const
export type Zoom = (typeof zooms)[number]

export const isZoom = (value: unknown): value is Zoom => zooms.some((zoom) => zoom === value)

/** A page of a chosen width on a stage, which scrolls sideways if the page is wider. */
export interface Fit {
  scale: number
  /** Size of the page itself, in its own pixels. */
  page: Size
  /** Size on the stage. */
  shown: Size
}

/** A page that fills the height of its stage; scaled down to fit into its width, never up, unless a zoom is chosen. */
export function fitPage(width: number, stage: Size, zoom: Zoom): Fit {
  const scale = zoom === 'fit' ? Math.min(1, stage.width / width) : Number(zoom) / 100
  return {
    scale,
    page: { width, height: stage.height / scale },
    shown: { width: width * scale, height: stage.height },
  }
}
