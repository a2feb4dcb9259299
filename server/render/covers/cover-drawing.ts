import type { CoverLook } from '../../../src/lib/urls/cover-address.ts'
import type { PaletteTones } from './palettes.ts'

/** Of the drawing, in its own units: 3:4. */
const width = 300
const height = 400
/** Centre of the glow, of the rays and of the orbits. */
const centre = { x: width / 2, y: height * 0.41 }
/** The glow ends in the corners. */
const reach = 283

const light = 'fill="#fff" fill-opacity=".11"'
const faint = 'fill="#fff" fill-opacity=".06"'
const gold = '#f3c66a'

/** Point of a circle around `from`; 0 degrees is upwards, as in CSS. */
function point(from: { x: number; y: number }, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(from.x + radius * Math.sin(angle)).toFixed(1)} ${(from.y - radius * Math.cos(angle)).toFixed(1)}`
}

function sector(from: { x: number; y: number }, start: number, end: number, paint: string): string {
  return `<path d="M${from.x} ${from.y}L${point(from, 600, start)}L${point(from, 600, end)}z" ${paint}/>`
}

const steps = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A beam of a spotlight: brightest at `peak`, in sectors of one degree. */
function beam(from: { x: number; y: number }, start: number, peak: number, end: number): string {
  return steps(end - start)
    .map((step) => {
      const degrees = start + step + 0.5
      const share = degrees < peak ? (degrees - start) / (peak - start) : (end - degrees) / (end - peak)
      const paint = `fill="#fff" fill-opacity="${(0.11 * share).toFixed(3)}"`
      return sector(from, start + step, start + step + 1.05, paint)
    })
    .join('')
}

/** Small lights: centre and radius. */
const sparks = [
  [41.5, 175, 2.9],
  [255.4, 207, 2.2],
  [211.7, 37.5, 2.4],
  [103, 25, 1.7],
].map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" ${light}/>`)

function scallops(): string {
  const arc =
    '<circle cx="24" cy="48" r="25.2" fill="none" stroke="#fff" stroke-opacity=".06" stroke-width="3.8"/>'
  const pattern = (id: string, offset: number) =>
    `<pattern id="${id}" patternUnits="userSpaceOnUse" x="${offset}" y="${offset}" width="48" height="48">${arc}</pattern>`
  const area = (id: string) => `<rect width="${width}" height="${height}" fill="url(#${id})"/>`
  return `${pattern('upper', 0)}${pattern('lower', 23.9)}${area('upper')}${area('lower')}`
}

const backdrops: Record<CoverLook['backdrop'], (tones: PaletteTones) => string> = {
  rays: () =>
    steps(18)
      .map((index) => sector({ ...centre, y: height * 0.42 }, 4 + 20 * index, 14 + 20 * index, light))
      .join(''),
  orbits: () =>
    steps(8)
      .map((index) => {
        const radius = (reach * (0.1345 + 0.14 * index)).toFixed(1)
        return `<circle cx="150" cy="160" r="${radius}" fill="none" stroke="#fff" stroke-opacity=".11" stroke-width="1.7"/>`
      })
      .join(''),
  scallops,
  dunes: ({ light: bright, depth }) =>
    `<ellipse cx="198" cy="304" rx="210" ry="184" ${faint}/>` +
    `<ellipse cx="42" cy="320" rx="270" ry="176" fill="${bright}" fill-opacity=".38"/>` +
    `<ellipse cx="252" cy="328" rx="240" ry="160" fill="${depth}" fill-opacity=".55"/>`,
  stage: ({ light: bright }) =>
    `<ellipse cx="150" cy="392" rx="249" ry="158" fill="${bright}" fill-opacity=".26"/>` +
    `<ellipse cx="150" cy="392" rx="248" ry="157.4" fill="none" stroke="${gold}" stroke-opacity=".62" stroke-width="2"/>` +
    beam({ x: width * 0.22, y: height * -0.14 }, 164, 172, 186) +
    beam({ x: width * 0.78, y: height * -0.14 }, 174, 188, 200),
  curve: () =>
    `<path fill-rule="evenodd" d="M0 0H300V400H0zM0 0H354A354 352 0 0 1 0 352z" ${light}/>` +
    `<ellipse rx="354" ry="352" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>`,
  mosaic: ({ middle }) =>
    `<path d="${steps(8)
      .map((index) => `M0 ${50 * index}H300v12H0z`)
      .join('')}${steps(7)
      .map((index) => `M${50 * index} 0v400h12V0z`)
      .join('')}" fill="${middle}"/>` + `<rect width="300" height="400" ${faint}/>`,
}

/** Two small copies of the emblem: centre, scale and turn in degrees. */
const satellites = [
  [
    [18, 140.8, 0.268, -14],
    [270, 210, 0.293, 12],
  ],
  [
    [39, 216, 0.244, 10],
    [273, 128.8, 0.268, -10],
  ],
  [
    [16.5, 211.6, 0.305, -8],
    [277.5, 139.6, 0.207, 14],
  ],
  [
    [39, 126, 0.195, -12],
    [253.5, 229.6, 0.256, 8],
  ],
]

/** Edge length of the emblem, and its distance from the top. */
const emblemSize = 246
const emblemTop = 40

function copies(arrangement: number): string {
  return (satellites[arrangement] ?? [])
    .map(
      ([x, y, scale, turn]) =>
        `<use href="#emblem" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-123 -123)"/>`,
    )
    .join('')
}

/**
 * The drawing of a cover without its title: glow, backdrop, small copies, emblem, and the dark ground of the
 * title, `look.ground` hundredths of the width high.
 */
export function coverDrawing(look: CoverLook, tones: PaletteTones, emblem: string): string {
  const ground = (look.ground * width) / 100
  const middle = emblemTop + emblemSize / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>` +
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="150" cy="160" r="${reach}"><stop stop-color="${tones.light}"/><stop offset=".48" stop-color="${tones.middle}"/><stop offset="1" stop-color="${tones.depth}"/></radialGradient>` +
    `<radialGradient id="cast"><stop stop-opacity=".46"/><stop offset="1" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${tones.depth}" stop-opacity="0"/><stop offset=".62" stop-color="${tones.depth}" stop-opacity=".86"/></linearGradient>` +
    `<g id="emblem">${sized(emblem)}</g></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#glow)"/>` +
    `<ellipse cx="150" cy="265.6" rx="108" ry="36" fill="url(#cast)"/>` +
    backdrops[look.backdrop](tones) +
    (look.backdrop === 'scallops' ? '' : sparks.join('')) +
    (look.satellites === null ? '' : `<g opacity=".6">${copies(look.satellites)}</g>`) +
    `<use href="#emblem" transform="translate(27 ${emblemTop}) rotate(${look.tilt} 123 ${middle - emblemTop})"/>` +
    `<rect y="${height - ground}" width="${width}" height="${ground}" fill="url(#ground)"/></svg>`
  )
}

/** The emblem's own drawing, 200 × 200, at its size on the cover. */
function sized(emblem: string): string {
  return emblem.replace('<svg ', `<svg width="${emblemSize}" height="${emblemSize}" `)
}
