import { smallestCrop, type MediaPicture, type PictureRectangle } from '../../../../schemas/media.ts'

export type PictureSize = Pick<MediaPicture, 'width' | 'height'>

/** Ratios of width to height that are offered. */
export const ratios = ['free', '16:9', '4:3', '1:1', '2:3', 'original'] as const
export type Ratio = (typeof ratios)[number]

/** Undefined: width and height are independent. */
export function ratioOf(name: Ratio, { width, height }: PictureSize): number | undefined {
  if (name === 'free') return undefined
  if (name === 'original') return width / height
  const [across = 1, down = 1] = name.split(':').map(Number)
  return across / down
}

/** Corners and edges, by compass direction. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof handles)[number]

const isHandle = (text: string | undefined): text is Handle => handles.some((known) => known === text)
export const readHandle = (text: string | undefined): Handle | null => (isHandle(text) ? text : null)

export interface Shift {
  dx: number
  dy: number
}

export interface Limits {
  picture: PictureSize
  ratio: number | undefined
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Whole pixels inside the picture, large enough for the server. */
export function bounded({ x, y, width, height }: PictureRectangle, picture: PictureSize): PictureRectangle {
  const side = {
    width: between(Math.round(width), smallestCrop, picture.width),
    height: between(Math.round(height), smallestCrop, picture.height),
  }
  return {
    x: between(Math.round(x), 0, picture.width - side.width),
    y: between(Math.round(y), 0, picture.height - side.height),
    ...side,
  }
}

/** The part with which cropping begins: visibly smaller than the picture, so that its handles are found. */
export const firstRectangle = ({ width, height }: PictureSize): PictureRectangle =>
  bounded({ x: width * 0.1, y: height * 0.1, width: width * 0.8, height: height * 0.8 }, { width, height })

export const moved = ({ x, y, ...size }: PictureRectangle, { dx, dy }: Shift, picture: PictureSize) =>
  bounded({ x: x + dx, y: y + dy, ...size }, picture)

/** Moves a corner or an edge; the opposite one stays in its position. */
export function resized(
  { x, y, width, height }: PictureRectangle,
  handle: Handle,
  { dx, dy }: Shift,
  { picture, ratio }: Limits,
): PictureRectangle {
  const isLeft = handle.includes('w')
  const isUpper = handle.includes('n')
  const most = {
    width: isLeft ? x + width : picture.width - x,
    height: isUpper ? y + height : picture.height - y,
  }
  const wanted = {
    width: handle === 'n' || handle === 's' ? width : width + (isLeft ? -dx : dx),
    height: handle === 'w' || handle === 'e' ? height : height + (isUpper ? -dy : dy),
  }
  const size = {
    width: between(wanted.width, smallestCrop, most.width),
    height: between(wanted.height, smallestCrop, most.height),
  }
  if (ratio !== undefined) {
    const across = dx === 0 ? wanted.height * ratio : wanted.width
    const least = Math.max(smallestCrop, smallestCrop * ratio)
    size.width = between(across, least, Math.min(most.width, most.height * ratio))
    size.height = size.width / ratio
  }
  return bounded(
    { x: isLeft ? x + width - size.width : x, y: isUpper ? y + height - size.height : y, ...size },
    picture,
  )
}

/** The largest part of a ratio, as close to the former part as possible. */
export function largest(
  { x, y, width, height }: PictureRectangle,
  ratio: number,
  picture: PictureSize,
): PictureRectangle {
  const across = Math.min(picture.width, picture.height * ratio)
  const down = across / ratio
  return bounded(
    { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down },
    picture,
  )
}

/** In percent of the picture. */
export function toPercent({ x, y, width, height }: PictureRectangle, picture: PictureSize): PictureRectangle {
  return {
    x: (x / picture.width) * 100,
    y: (y / picture.height) * 100,
    width: (width / picture.width) * 100,
    height: (height / picture.height) * 100,
  }
}

export function fromPercent(percent: PictureRectangle, picture: PictureSize): PictureRectangle {
  const { x, y, width, height } = percent
  return bounded(
    {
      x: (x * picture.width) / 100,
      y: (y * picture.height) / 100,
      width: (width * picture.width) / 100,
      height: (height * picture.height) / 100,
    },
    picture,
  )
}
