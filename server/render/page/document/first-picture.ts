import type { HtmlPart } from '../../../../src/app/render/server-rendering.ts'

/** The picture that a block loads with priority, and the first source of a `<picture>` around it. */
const urgentPicture =
  /(?:<picture[^>]*>(<source [^>]*>)(?:<source [^>]*>)*)?(<img [^>]*fetchPriority="high"[^>]*>)/

/** The escaped value of an attribute in a tag as React writes it. */
function valueIn(tag: string, name: string): string | undefined {
  return tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1]
}

/**
 * The preload of the first picture that a page loads with priority; empty if there is none. In the head it starts
 * before the browser has read the styles and everything above the picture. Browsers that do not know the format of
 * a preload ignore it.
 */
export function firstPictureElement(html: readonly HtmlPart[]): string {
  for (const part of html) {
    const [, source, image] = (typeof part === 'string' && urgentPicture.exec(part)) || []
    if (image === undefined) continue
    const tag = source ?? image
    const sources = valueIn(tag, 'srcSet')
    const attributes = {
      type: valueIn(tag, 'type'),
      href: sources === undefined ? valueIn(tag, 'src') : undefined,
      imagesrcset: sources,
      imagesizes: valueIn(tag, 'sizes'),
      fetchpriority: 'high',
    }
    const pairs = Object.entries(attributes).filter(([, value]) => value !== undefined)
    return `<link rel="preload" as="image"${pairs.map(([name, value]) => ` ${name}="${value}"`).join('')}>`
  }
  return ''
}
