import sanitize from 'sanitize-html'

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

/**
 * Removes everything from a drawing (SVG) that runs, fetches or embeds. Only listed elements and attributes are
 * kept, and references must stay within the drawing.
 */
export function cleanDrawing(source: string): string {
  return sanitize(source, {
    allowedTags: elements,
    // Styles that fetch something are removed below; scripts are not on the list.
    allowVulnerableTags: true,
    allowedAttributes: { '*': attributes },
    allowedSchemesAppliedToAttributes: [],
    nonTextTags: ['script', 'foreignObject', 'style', 'iframe', 'noscript', 'textarea', 'option'],
    parseStyleAttributes: false,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(attribs).filter(isHarmless)),
      }),
    },
    exclusiveFilter: ({ tag, text }) => tag === 'style' && fetches.test(text),
  }).trim()
}
