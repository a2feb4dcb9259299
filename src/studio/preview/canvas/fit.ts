import type { Size } from './use-size.ts'

/** A page of a chosen width on a stage: scaled down to fit, never up. */
export interface Fit {
  scale: number
  /** Size of the page itself, in its own pixels. */
  page: Size
  /** Size on the stage. */
  shown: Size
}

/** A page that fills the height of its stage and is at most as wide. */
export function fitPage(width: number, stage: Size): Fit {
  const scale = Math.min(1, stage.width / width)
  return {
    scale,
    page: { width, height: stage.height / scale },
    shown: { width: width * scale, height: stage.height },
  }
}
