import { watchView } from '../browser/watch-view.ts'

/** A test on a page: the id of its block, the name of its run, and the shares of its variants in percent. */
export interface Split {
  block: string
  run: string
  shares: readonly (readonly [variant: string, share: number])[]
}

export interface SplitSetting {
  /** Where views and clicks are reported. */
  endpoint: string
  cookie: string
  /** Key of the visitor's consent in the local storage; undefined: the site asks for none. */
  consentKey?: string | undefined
}

const daysKept = 180

/** The variant of a visitor: always the same, and independent of that in other tests. */
export function variantFor(visitor: string, { run, shares }: Omit<Split, 'block'>): string {
  const text = `${run}:${visitor}`
  // FNV-1a, and the last step of Murmur, which spreads similar texts.
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  let rest = (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100
  for (const [variant, share] of shares) {
    rest -= share
    if (rest < 0) return variant
  }
  return shares[0]?.[0] ?? 'a'
}

function readCookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([0-9a-f]{32})(?:;|$)`).exec(document.cookie)?.[1]
}

/** The browser's random number; undefined if it may not or cannot keep one: such visitors see the first variant. */
function visitorOf({ cookie, consentKey }: SplitSetting): string | undefined {
  // A preview shows the variant that its author has selected.
  if (/[?&]preview=/.test(location.search)) return undefined
  try {
    if (consentKey !== undefined && localStorage.getItem(consentKey) !== 'accepted') return undefined
    const known = readCookie(cookie)
    if (known !== undefined) return known
    const random = Array.from(crypto.getRandomValues(new Uint8Array(16)))
    const value = random.map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const security = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${cookie}=${value}; Path=/; Max-Age=${daysKept * 86_400}; SameSite=Lax${security}`
    return readCookie(cookie)
  } catch {
    return undefined
  }
}

/** The rules of each block, in one style sheet: a page that is shown again must not add another. */
const rules = new Map<string, string>()
let sheet: CSSStyleSheet | undefined

/** Shows the visitor's variants, also of blocks that are not in the document yet. */
export function showVariants(splits: readonly Split[], setting: SplitSetting): void {
  const visitor = visitorOf(setting)
  if (visitor === undefined) return
  for (const split of splits) {
    const variants = `[data-experiment="${split.block}"]>[data-variant]`
    const chosen = `[data-variant=${variantFor(visitor, split)}]`
    // Both rules are equally specific: the script in the head and the blocks have a sheet each, and the later sheet
    // overrules all of the former if another page has a test with the same id.
    rules.set(split.block, `${variants}:not(${chosen}){display:none}${variants}${chosen}{display:block}`)
  }
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync([...rules.values()].join(''))
}

/** Reports that the visitor's variant of a block was seen and used. Returns a function that ends it. */
export function watchVariant(block: Element, split: Split, setting: SplitSetting): () => void {
  const visitor = visitorOf(setting)
  const variant = visitor && block.querySelector(`:scope>[data-variant=${variantFor(visitor, split)}]`)
  if (!variant) return () => undefined
  const report = (event: 'view' | 'click') => {
    // The consent may have been withdrawn since.
    if (visitorOf(setting) !== visitor) return
    const body = new Blob([JSON.stringify({ run: split.run, event })], { type: 'application/json' })
    // It arrives also if the visitor leaves the page at once.
    navigator.sendBeacon(setting.endpoint, body)
  }
  const near = watchView(() => {
    near.disconnect()
    report('view')
  })
  near.observe(variant)
  const click = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a, button, [role=button]')) return
    variant.removeEventListener('click', click, true)
    report('click')
  }
  variant.addEventListener('click', click, true)
  return () => {
    near.disconnect()
    variant.removeEventListener('click', click, true)
  }
}

/** Splits the first page, as its head says, and watches it once its blocks are there. */
export function splitFirstPage(splits: readonly Split[], setting: SplitSetting): void {
  showVariants(splits, setting)
  const watch = () => {
    for (const split of splits) {
      const block = document.querySelector(`[data-experiment="${split.block}"]`)
      if (block) watchVariant(block, split, setting)
    }
  }
  document.addEventListener('DOMContentLoaded', watch, { once: true })
}
