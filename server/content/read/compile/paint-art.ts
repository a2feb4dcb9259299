import { LRUCache } from 'lru-cache'
import { contentHash } from '../../../lib/content-hash.ts'
import { hexOf, over, parseColour, type Rgba } from '../../../../schemas/documents/theme/colour.ts'
import type { MarkPaints, ScenePaints, Theme } from '../../../../schemas/documents/theme/theme.ts'

const drawings = import.meta.glob<string>('../../../../public/art/{mark,scenes/*}.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const byName = new Map(
  Object.entries(drawings).map(([file, drawing]) => [file.slice(file.lastIndexOf('/') + 1), drawing]),
)

/** Pages of drafts, and those from before a publication, ask for drawings of other themes than the published one. */
const painters = new LRUCache<string, Theme>({ max: 50 })

/**
 * Hash of the palette, part of the painted drawings' address; null if the theme does not change their
 * colours.
 */
export function artHash(theme: Theme): string | null {
  const { scenes, logo } = theme
  if (!scenes && !logo.mark) return null
  const hash = contentHash(JSON.stringify([scenes, logo.mark]))
  painters.set(hash, theme)
  return hash
}

/** The theme whose drawings have this hash: the published one, one before it, or that of a preview of this server. */
export const themeOfArt = (hash: string): Theme | null => painters.get(hash) ?? null

/** Returns a drawing of the site, such as `welcome.svg`, in its own colours; null if there is none. */
export function drawingOf(name: string): string | null {
  return byName.get(name) ?? null
}

/** Returns a drawing of the site in the colours of a theme; null if there is none. */
export function paintArt({ scenes, logo }: Theme, name: string): string | null {
  const drawing = drawingOf(name)
  if (drawing === null) return null
  if (name === 'mark.svg') return logo.mark ? paintMark(drawing, logo.mark) : drawing
  return scenes ? paintScene(drawing, scenes) : drawing
}

/** The logo refers to its colours as `var(--mk1, #…)`. */
function paintMark(drawing: string, paints: MarkPaints): string {
  const byVariable: Readonly<Record<string, string>> = {
    mk1: paints.frontTop,
    mk2: paints.frontFoot,
    mk3: paints.backTop,
    mk4: paints.backFoot,
  }
  return drawing.replace(/var\(--(mk\d),(#\w+)\)/g, (_, name: string, own: string) => byVariable[name] ?? own)
}

/** The backdrop ends before the first object: each object has a filter for its shadow or blur. */
const firstObject = '<g filter='

/**
 * All scenes have the same structure: a gradient of three colours, a light over it, patterns and sparks in the
 * colour of that light, perhaps a floor, then the objects, which are left unchanged.
 */
function paintScene(drawing: string, paints: ScenePaints): string {
  const end = drawing.indexOf(firstObject)
  const backdrop = drawing.slice(0, end)
  const [centre, middle, edge, glow] = [...backdrop.matchAll(/stop-color="(#\w+)"/g)].map(([, own]) => own)
  const [, shadow] = /flood-color="(#\w+)"/.exec(backdrop) ?? []
  const [, floor] = /<ellipse [^>]*fill="(#\w+)"/.exec(backdrop) ?? []
  const painted = new Map([
    [centre, paints.centre],
    [middle, paints.middle],
    [edge, paints.edge],
    [glow, paints.glow],
    [shadow, paints.veil],
    [floor, halfway(paints.centre, paints.middle)],
  ])
  return backdrop.replace(/#[0-9a-f]{3,6}\b/g, (own) => painted.get(own) ?? own) + drawing.slice(end)
}

function halfway(one: string, other: string): string {
  const black: Rgba = [0, 0, 0, 1]
  const [red, green, blue] = parseColour(one) ?? black
  return hexOf(over([red, green, blue, 0.5], parseColour(other) ?? black))
}
