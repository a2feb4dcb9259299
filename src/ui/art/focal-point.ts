import type { CSSProperties } from 'react'
import { readFocalPoint } from '../../../schemas/media.ts'

interface FocusedPicture {
  src: string
  /** Sets `--focus`, which styles with `object-fit: cover` use as `object-position`. */
  style?: CSSProperties
}

/** Splits the address of a picture into the file and its focal point. */
export function focusedPicture(text: string): FocusedPicture {
  const { address, position } = readFocalPoint(text)
  return { src: address, ...(position !== undefined && { style: { '--focus': position } }) }
}
