import sanitize, { type IOptions } from 'sanitize-html'

/** Allowed elements. Anything that runs, fetches, embeds or animates is missing on purpose. */
const elements = (
  'svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath ' +
  'linearGradient radialGradient stop pattern clipPath mask marker image switch ' +
  'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting ' +
  'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur ' +
  'feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
).split(' ')

const attributes = (
  'id class style d x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy fr width height viewBox preserveAspectRatio ' +
  'points pathLength transform transform-origin gradientTransform gradientUnits patternTransform patternUnits ' +
  'patternContentUnits spreadMethod offset href xlink:href xmlns xmlns:xlink version role aria-label ' +
  'aria-hidden lang xml:lang xml:space clipPathUnits maskUnits maskContentUnits markerWidth markerHeight ' +
  'markerUnits refX refY orient rotate textLength lengthAdjust startOffset method spacing side ' +
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset ' +
  'stroke-linecap stroke-linejoin stroke-miterlimit color opacity display visibility overflow clip-path ' +
  'clip-rule mask filter marker-start marker-mid marker-end paint-order vector-effect shape-rendering ' +
  'text-rendering image-rendering color-interpolation color-interpolation-filters stop-color stop-opacity ' +
  'flood-color flood-opacity lighting-color mix-blend-mode isolation enable-background font-family font-size ' +
  'font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor text-decoration ' +
  'dominant-baseline alignment-baseline baseline-shift writing-mode direction in in2 result mode type values ' +
  'tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX ' +
  'targetY edgeMode preserveAlpha stdDeviation radius scale xChannelSelector yChannelSelector surfaceScale ' +
  'diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation pointsAtX pointsAtY ' +
  'pointsAtZ z baseFrequency numOctaves seed stitchTiles filterUnits primitiveUnits'
).split(' ')

/** Matches styles that fetch something. References to parts of the drawing itself, `url(#…)`, are allowed. */
const fetches = /@import|\\|url\(\s*['"]?\s*(?!['"]?\s*#)/i
/** A reference may point at a part of the drawing or at a picture embedded in it. */
const isOwn = (reference: string) => /^(?:#|data:image\/(?:png|jpeg|webp);base64,)/.test(reference.trim())

function isHarmless([name, value]: [string, string]): boolean {
  if (name === 'href' || name === 'xlink:href') return isOwn(value)
  return !fetches.test(value)
}

const common = {
  allowedTags: elements,
  // Styles that fetch something are removed below; scripts are not on the list.
  allowVulnerableTags: true,
  nonTextTags: ['script', 'foreignObject', 'style', 'iframe', 'noscript', 'textarea', 'option'],
  parseStyleAttributes: false,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
} satisfies IOptions

/** Most elements that the references of a drawing may add to it. A few nested ones can draw billions. */
const maxRepeated = 10_000

/** Targets of the references in an element's attributes. */
function targetsOf(attribs: Record<string, string>): string[] {
  return Object.entries(attribs).flatMap(([name, value]) => {
    if (name === 'href' || name === 'xlink:href') return [value.trim().replace(/^#/, '')]
    return [...value.matchAll(/url\(\s*['"]?#([^)'"\s]+)/g)].map(([, target = '']) => target)
  })
}

/** Counts the elements that the references of a drawing add. Infinity if an element refers to itself. */
function repetitionsOf(source: string): number {
  const open: string[] = []
  const sizes = new Map<string, number>()
  const references = new Map<string, string[]>()
  sanitize(source, {
    ...common,
    allowedAttributes: false,
    onOpenTag(_name, attribs) {
      open.push(attribs['id'] ?? '')
      const targets = targetsOf(attribs)
      for (const id of new Set(open)) {
        sizes.set(id, (sizes.get(id) ?? 0) + 1)
        references.set(id, [...(references.get(id) ?? []), ...targets])
      }
    },
    onCloseTag: () => void open.pop(),
  })
  const totals = new Map<string, number>()
  const totalOf = (id: string): number => {
    const known = totals.get(id)
    if (known !== undefined) return known
    totals.set(id, Infinity)
    const repeated = (references.get(id) ?? []).reduce((sum, target) => sum + totalOf(target), 0)
    totals.set(id, (sizes.get(id) ?? 0) + repeated)
    return totals.get(id) ?? 0
  }
  return Math.max(0, ...[...references.keys()].map((id) => totalOf(id) - (sizes.get(id) ?? 0)))
}

/**
 * Removes everything from a drawing (SVG) that runs, fetches or embeds. Only listed elements and attributes are
 * kept, and references must stay within the drawing. If they would repeat too many elements, none is kept.
 */
export function cleanDrawing(source: string): string {
  const isExcessive = repetitionsOf(source) > maxRepeated
  return sanitize(source, {
    ...common,
    allowedTags: isExcessive ? elements.filter((name) => name !== 'use') : elements,
    allowedAttributes: { '*': attributes },
    allowedSchemesAppliedToAttributes: [],
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(
            ([name, value]) => isHarmless([name, value]) && !(isExcessive && /url\(/i.test(value)),
          ),
        ),
      }),
    },
    exclusiveFilter: ({ tag, text }) => tag === 'style' && (isExcessive || fetches.test(text)),
  }).trim()
}
