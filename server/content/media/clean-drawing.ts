import postcss, { type ChildNode } from 'postcss'
import { SaxesParser } from 'saxes'

/** Allowed elements. Anything that runs, fetches, embeds or animates is missing on purpose. */
const elements = new Set(
  (
    'svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop pattern clipPath mask marker image switch ' +
    'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting ' +
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur ' +
    'feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
)

/** Elements whose content is drawn without them. */
const wrappers = new Set(['a'])

/** Elements of which nobody misses anything. */
const unseen = new Set(['metadata'])

const attributes = new Set(
  (
    'id class style d x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy fr width height viewBox preserveAspectRatio ' +
    'points pathLength transform transform-origin gradientTransform gradientUnits patternTransform patternUnits ' +
    'patternContentUnits spreadMethod offset href version role aria-label ' +
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
  ).split(' '),
)

const svg = 'http://www.w3.org/2000/svg'
const xlink = 'http://www.w3.org/1999/xlink'

/** What the common prefixes mean in drawings that do not say so. */
const usual = new Map([
  ['', svg],
  ['svg', svg],
  ['xlink', xlink],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
])

/** Fonts and pictures that a drawing brings with it. */
const embedded =
  /^data:(?:image\/(?:png|jpeg|webp|gif)|(?:application\/(?:x-)?font-|font\/)[\w-]+)(?:;[\w-]+=[\w-]+)*;base64,/i

/** Whether an address leads to a part of the drawing, or to something embedded in it. */
const isOwn = (address: string) => address.startsWith('#') || embedded.test(address)

/** Functions of CSS that load what they name. An escape could hide one; a rule with an at-sign, in a text that ends late. */
const loading = /[\\@]|\b(?:image|image-set|cross-fade|src)\(/i
const urls = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)?/gi

/** Whether a value of CSS loads something from elsewhere. */
const fetches = (value: string) =>
  loading.test(value) ||
  [...value.matchAll(urls)].some(
    ([, double, single, plain]) => !isOwn((double ?? single ?? plain ?? '').trim()),
  )

/** Rules with at-signs that only arrange other rules. */
const arranging = new Set(['media', 'supports', 'layer', 'font-face', 'page', 'charset', 'namespace'])

/**
 * Looks at everything that a browser may read otherwise: a line break ends a text in its quotes, and what follows is a
 * rule again.
 */
function loadsNothing(node: ChildNode): boolean {
  if (node.type === 'decl') return !fetches(node.toString())
  if (node.type === 'rule') return !fetches(node.selector)
  return node.type !== 'atrule' || (arranging.has(node.name) && !fetches(node.params))
}

/** Removes from rules or declarations of CSS each that loads something, and passes it to `onRemoved`. */
function cleanStyles(css: string, onRemoved: (what: string) => void): string {
  let root
  try {
    root = postcss.parse(css)
  } catch {
    onRemoved(css)
    return ''
  }
  root.walk((node) => {
    if (loadsNothing(node)) return
    onRemoved(node.toString())
    node.remove()
  })
  return root.toString()
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const quotedIn = (text: string) => escaped(text).replaceAll('"', '&quot;')

/** Most elements that the references of a drawing may add to it. A few nested ones can draw billions. */
const maxRepeated = 10_000

/** Most levels of references, and of elements within one another. */
const maxDepth = 200

/** Most characters that entities may stand for. A few nested ones can name billions. */
const maxEntityText = 1_000_000

const xmlEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const references = /&(?:#(\d+)|#x([\da-f]+)|([\w.-]+));/gi

/** Replaces the references of a text; those to unknown entities stay. Throws if the result is too long. */
function resolved(text: string, entities: Readonly<Record<string, string>>): string {
  let length = 0
  return text.replaceAll(references, (whole: string, decimal?: string, hex?: string, name: string = '') => {
    const code = decimal ?? (hex === undefined ? undefined : `0x${hex}`)
    const value =
      code === undefined ? (entities[name] ?? xmlEntities[name]) : String.fromCodePoint(Number(code))
    length += value?.length ?? 0
    if (length > maxEntityText) throw new Error('the entities stand for too much text')
    return value ?? whole
  })
}

/**
 * The entities that a drawing defines itself, as Illustrator does for its name spaces. One that refers to a later one,
 * or to itself, is not resolved.
 */
function entitiesIn(doctype: string): Record<string, string> {
  const found = doctype.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g)
  const entities: Record<string, string> = {}
  for (const [, name = '', double, single = ''] of found)
    entities[name] ??= resolved(double ?? single, entities)
  return entities
}

/** The name spaces that an element declares, by prefix. */
const declaredIn = (attribs: Record<string, string>) =>
  Object.entries(attribs).flatMap(([name, value]) =>
    name === 'xmlns' || name.startsWith('xmlns:') ? [[name.slice('xmlns:'.length), value] as const] : [],
  )

/** Splits a name into its name space and its own part. */
function readName(name: string, spaces: ReadonlyMap<string, string>) {
  const [prefix, own] = name.includes(':') ? name.split(':', 2) : ['', name]
  return { space: spaces.get(prefix ?? ''), own: own ?? '' }
}

/** Targets of the references in an element's attributes. */
const targetsOf = (attribs: ReadonlyMap<string, string>) =>
  [...attribs].flatMap(([name, value]) =>
    name === 'href'
      ? [value.replace(/^#/, '')]
      : [...value.matchAll(/url\(\s*['"]?#([^)'"\s]+)/g)].map(([, target = '']) => target),
  )

/** Counts the elements that the references of a drawing add. */
class Repetitions {
  readonly #open: string[] = []
  readonly #sizes = new Map<string, number>()
  readonly #references = new Map<string, string[]>()

  open(attribs: ReadonlyMap<string, string>): void {
    this.#open.push(attribs.get('id') ?? '')
    const targets = targetsOf(attribs)
    for (const id of new Set(this.#open)) {
      this.#sizes.set(id, (this.#sizes.get(id) ?? 0) + 1)
      const known = this.#references.get(id)
      if (known) known.push(...targets)
      else this.#references.set(id, [...targets])
    }
  }

  close(): void {
    this.#open.pop()
  }

  /** Infinity if an element refers to itself, or through too many others. */
  count(): number {
    const totals = new Map<string, number>()
    const totalOf = (id: string, depth = 0): number => {
      const known = totals.get(id)
      if (known !== undefined) return known
      if (depth > maxDepth) return Infinity
      totals.set(id, Infinity)
      const targets = this.#references.get(id) ?? []
      const repeated = targets.reduce((sum, target) => sum + totalOf(target, depth + 1), 0)
      totals.set(id, (this.#sizes.get(id) ?? 0) + repeated)
      return totals.get(id) ?? 0
    }
    return Math.max(0, ...[...this.#references.keys()].map((id) => totalOf(id) - (this.#sizes.get(id) ?? 0)))
  }
}

/** An open element. Of a dropped one nothing is kept, of an unwrapped one its content. */
interface OpenElement {
  name: string
  state: 'kept' | 'unwrapped' | 'dropped'
  spaces: ReadonlyMap<string, string>
}

/** A drawing without anything that runs, loads or embeds. */
export interface CleanedDrawing {
  source: string
  /** What was removed, as it was written, such as `<script>` or `onclick`; shortened. */
  removed: string[]
}

/** Reads a drawing once and writes what is allowed. */
class DrawingCleaner {
  written = ''
  readonly removed = new Set<string>()
  readonly repetitions = new Repetitions()
  /** Whether references are removed, too. */
  readonly #isFlat: boolean
  readonly #open: OpenElement[] = []
  #styles = ''

  /** Throws an error that names line and column if the source is not well-formed XML. */
  constructor(source: string, { isFlat = false } = {}) {
    this.#isFlat = isFlat
    const parser = new SaxesParser()
    parser.on('error', (error) => {
      throw error
    })
    parser.on('doctype', (doctype) => {
      const entities = entitiesIn(doctype)
      // How much they stand for in the drawing.
      resolved(source, entities)
      Object.assign(parser.ENTITIES, entities)
    })
    parser.on('opentag', ({ name, attributes: attribs }) => this.#openTag(name, attribs))
    parser.on('closetag', () => this.#closeTag())
    parser.on('text', (text) => this.#text(text))
    parser.on('cdata', (text) => this.#text(text))
    parser.write(source).close()
  }

  readonly #drop = (what: string) => {
    const line = what.replaceAll(/\s+/g, ' ').trim()
    this.removed.add(line.length > 80 ? `${line.slice(0, 79)}…` : line)
  }

  #openTag(name: string, attribs: Record<string, string>): void {
    const parent = this.#open.at(-1)
    if (this.#open.length > maxDepth) throw new Error('too many elements within one another')
    const declared = declaredIn(attribs)
    const known = parent?.spaces ?? usual
    const spaces = declared.length > 0 ? new Map([...known, ...declared]) : known
    const { space, own } = readName(name, spaces)
    if (!parent && (space !== svg || own !== 'svg')) throw new Error(`the root is <${name}>, not <svg>`)
    const state = this.#stateOf(parent, space, own, name)
    this.#open.push({ name: own, state, spaces })
    if (state === 'unwrapped')
      for (const [key, value] of Object.entries(attribs))
        if (readName(key, spaces).own === 'href') this.#drop(`${key}="${value}"`)
    if (state !== 'kept') return
    const kept = this.#keptOf(own, attribs, spaces)
    this.repetitions.open(kept)
    const root = parent ? '' : ` xmlns="${svg}"`
    const written = [...kept].map(([key, value]) => ` ${key}="${quotedIn(value)}"`).join('')
    this.written += `<${own}${root}${written}>`
  }

  #stateOf(parent: OpenElement | undefined, space: string | undefined, own: string, name: string) {
    if (parent?.state === 'dropped') return 'dropped'
    if (space === svg && elements.has(own) && !(this.#isFlat && own === 'use')) return 'kept'
    if (space === svg && wrappers.has(own)) return 'unwrapped'
    // What drawing programs note down for themselves is not worth a word.
    if (space === svg ? !unseen.has(own) : /^(?:https?:\/\/www\.w3\.org\/|$)/.test(space ?? ''))
      this.#drop(`<${name}>`)
    return 'dropped'
  }

  #keptOf(element: string, attribs: Record<string, string>, spaces: ReadonlyMap<string, string>) {
    const kept = new Map<string, string>()
    for (const [name, value] of Object.entries(attribs)) {
      if (name === 'xmlns' || name.startsWith('xmlns:')) continue
      const { space, own } = readName(name, spaces)
      const key = space === xlink && own === 'href' ? own : name
      const clean = this.#cleanValue(element, key, value)
      if (clean === undefined) {
        // Other attributes that are not on the list do nothing in a drawing.
        if (key === 'href' || key.startsWith('on') || attributes.has(key)) this.#drop(`${name}="${value}"`)
      } else if (!kept.has(key)) kept.set(key, clean)
    }
    return kept
  }

  /** The value as it may stay; undefined if it may not. */
  #cleanValue(element: string, key: string, value: string): string | undefined {
    if (!attributes.has(key) || (this.#isFlat && /url\(/i.test(value))) return undefined
    if (key === 'style') return cleanStyles(value, this.#drop)
    if (key !== 'href') return fetches(value) ? undefined : value
    const address = value.trim()
    if (!isOwn(address)) return undefined
    return element === 'image' || address.startsWith('#') ? address : undefined
  }

  #text(text: string): void {
    const { name, state } = this.#open.at(-1) ?? {}
    if (state === undefined || state === 'dropped') return
    if (name === 'style') this.#styles += text
    else this.written += escaped(text)
  }

  #closeTag(): void {
    const { name, state } = this.#open.pop() ?? {}
    if (state !== 'kept') return
    this.repetitions.close()
    if (name === 'style') {
      this.written += this.#isFlat ? '' : escaped(cleanStyles(this.#styles, this.#drop))
      this.#styles = ''
    }
    this.written += `</${name}>`
  }
}

/**
 * Removes everything from a drawing (SVG) that runs, loads or embeds. Only listed elements and attributes are kept,
 * and references must stay within the drawing. If they would repeat too many elements, none is kept. Throws if the
 * source is not well-formed, so that no browser would show it either.
 */
export function cleanDrawing(source: string): CleanedDrawing {
  const whole = new DrawingCleaner(source)
  const cleaner =
    whole.repetitions.count() <= maxRepeated ? whole : new DrawingCleaner(source, { isFlat: true })
  return { source: cleaner.written, removed: [...cleaner.removed] }
}
