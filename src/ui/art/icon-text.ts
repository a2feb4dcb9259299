import { request } from '../../lib/api/request.ts'
import { iconViewBox } from '../../lib/constants.ts'
import type { IconName } from '../../../schemas/icon-names.ts'
import sprite from './icons.svg?no-inline'

async function readSprite(): Promise<Document> {
  const response = await request(sprite)
  if (!response.ok) throw new Error(`the icons answered ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
}

let kept: Promise<Document> | undefined

/** An icon as a standalone SVG, for places without the sprite; the sprite is fetched as text, once. */
export async function iconText(name: IconName): Promise<string> {
  kept ??= readSprite()
  const drawing = await kept.then(
    (icons) => icons.getElementById(name),
    (error: unknown) => {
      kept = undefined
      throw error
    },
  )
  if (drawing === null) throw new Error(`there is no icon ${name}`)
  const look =
    'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${iconViewBox}" ${look}>${drawing.innerHTML.trim()}</svg>`
}
