import { sceneNames } from '../../../schemas/art.ts'

/** Widths in pixels in which the pictures of the scenes are made; a scene is 1200 × 560 units. */
const sceneWidths = [640, 840, 1200, 1800] as const

type SceneWidth = (typeof sceneWidths)[number]

const drawing = /^((?:\/art\/scenes|\/nfx\/art\/[0-9a-f]+)\/([a-z]+))\.svg$/

const isScene = (name: string | undefined) => sceneNames.some((known) => known === name)

export interface ScenePicture {
  /** Address of the picture for browsers and services that know no `srcset`. */
  src: string
  srcSet: string
}

/** The pictures of a scene's drawing, such as `/art/scenes/welcome.svg`. Returns null for all other addresses. */
export function scenePicture(address: string): ScenePicture | null {
  const [, path, name] = drawing.exec(address) ?? []
  if (path === undefined || !isScene(name)) return null
  const fileOf = (width: SceneWidth) => `${path}-${width}.webp`
  return { src: fileOf(1800), srcSet: sceneWidths.map((width) => `${fileOf(width)} ${width}w`).join(', ') }
}

/** File names of all pictures of scenes. */
export const sceneFiles = sceneNames.flatMap((name) => sceneWidths.map((width) => `${name}-${width}.webp`))

/** Parses the file name of a picture, such as `welcome-840.webp`. Returns null if there is no such picture. */
export function readSceneFile(file: string): { drawing: string; width: SceneWidth } | null {
  const [, name, pixels] = /^([a-z]+)-(\d+)\.webp$/.exec(file) ?? []
  const width = sceneWidths.find((known) => String(known) === pixels)
  return width === undefined || !isScene(name) ? null : { drawing: `${name}.svg`, width }
}
