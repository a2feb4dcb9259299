import { expect, type Locator, type Page } from '@playwright/test'

/** What the Tab key reached, as it is then. */
interface Stop {
  /** Number of the element, the same whenever it is reached; -1: the page itself. */
  id: number
  label: string
  /** Its own keys take Tab for themselves. */
  isTextEditor: boolean
  isFrame: boolean
  /** What is wrong with the focus there. */
  faults: string[]
}

/**
 * Part of the page's own script: numbers the controls of the page, and describes the one with the focus. In the page,
 * since thousands of elements are looked at.
 */
const script = `(() => {
  const selector = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable]:not([contenteditable="false"]), [tabindex]'
  const groups = '[role=tablist], [role=toolbar], [role=menu], [role=radiogroup]'
  const ids = new Map()
  const idOf = (element) => {
    if (!ids.has(element)) ids.set(element, ids.size)
    return ids.get(element)
  }
  const modal = () => document.querySelector('dialog:modal')
  const isShown = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    if (element.matches(':disabled, [type=hidden]') || element.closest('[inert]')) return false
    const dialog = modal()
    if (dialog && !dialog.contains(element)) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  }
  const labelOf = (element) => {
    const name = element.getAttribute('aria-label') || element.labels?.[0]?.textContent || element.textContent || element.title || ''
    return element.localName + ' "' + name.trim().replace(/\\s+/g, ' ').slice(0, 50) + '"'
  }
  const keyOf = (element) => {
    const group = element.closest(groups)
    if (group) return 'group ' + idOf(group)
    if (element.type === 'radio') return 'radio ' + element.name
    return 'one ' + idOf(element)
  }
  const hasOutline = (element, pseudo) => {
    const { outlineStyle, outlineWidth, content } = getComputedStyle(element, pseudo)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && (!pseudo || content !== 'none')
  }
  /** Styles of an element and those around it, which differ while it has the focus. */
  const look = (element) => {
    const looks = []
    for (let each = element, depth = 0; each && depth < 4; each = each.parentElement, depth += 1) {
      const { boxShadow, borderColor, backgroundColor } = getComputedStyle(each)
      looks.push(boxShadow, borderColor, backgroundColor)
    }
    return looks.join('|')
  }
  const looks = new Map()
  const isIndicated = (element) => {
    if (looks.has(element) && looks.get(element) !== look(element)) return true
    for (let each = element, depth = 0; each && depth < 4; each = each.parentElement, depth += 1)
      if (hasOutline(each) || hasOutline(each, '::after') || hasOutline(each, '::before')) return true
    return false
  }
  const isCovered = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const at = [0.5, 0.1, 0.9]
    const points = at.flatMap((x) => at.map((y) => [left + width * x, top + height * y]))
    return !points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return hit && (element.contains(hit) || hit.contains(element) || [...(element.labels ?? [])].some((label) => label.contains(hit)))
    })
  }
  window.keyboard = {
    /** Controls that the Tab key must reach, each with the key of its group. */
    expected: (part) => [...part.querySelectorAll(selector)]
      .filter((element) => isShown(element) && (element.tabIndex >= 0 || element.matches(groups.split(', ').map((group) => group + ' *').join(', '))))
      .map((element) => {
        looks.set(element, look(element))
        return [keyOf(element), labelOf(element)]
      }),
    /** Controls that only the mouse can use. */
    unreachable: (part) => [...part.querySelectorAll('button, a[href], input, select, textarea, summary')]
      .filter((element) => isShown(element) && element.tabIndex < 0 && !element.closest(groups))
      .map(labelOf),
    stop: (part) => {
      const element = document.activeElement
      if (!element || !part.contains(element) || element === part) return { id: -1, key: '', label: 'page', isTextEditor: false, isFrame: false, faults: [] }
      const isFrame = element.localName === 'iframe'
      const isTextEditor = element.shadowRoot !== null
      const faults = []
      if (!isFrame) {
        if (!isTextEditor && !isIndicated(element)) faults.push('no visible focus')
        if (isCovered(element)) faults.push('covered')
      }
      return { id: idOf(element), key: keyOf(element), label: labelOf(element), isTextEditor, isFrame, faults }
    },
  }
})()`

export interface TabWalk {
  /** Controls that no Tab key reached. */
  missed: string[]
  /** Stops whose focus cannot be seen. */
  unseen: string[]
  /** Where the Tab key did not lead on. */
  trap: string | null
}

/** A walk that found nothing wrong. */
export const nothingWrong: TabWalk = { missed: [], unseen: [], trap: null }

/** More than any screen has. */
const maxStops = 900
/** Dates have parts, each of which is a stop. */
const maxParts = 8

/** Presses Tab until it has led around a part of the page once: around the page itself or the dialog that is open. */
export async function tabThrough(page: Page, part = 'body'): Promise<TabWalk> {
  const within = `document.querySelector('${part}')`
  await page.evaluate(script)
  // In the page's body nothing has the focus.
  await page.evaluate(`document.activeElement?.blur(), ${within}.focus()`)
  const expected = await page.evaluate<[string, string][]>(`window.keyboard.expected(${within})`)
  const reached = new Set<string>()
  const seen = new Set<number>()
  const walk: TabWalk = {
    missed: await page.evaluate<string[]>(`window.keyboard.unreachable(${within})`),
    unseen: [],
    trap: null,
  }
  let before = -2
  let repeated = 0
  for (let count = 0; count < maxStops; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate<Stop & { key: string }>(`window.keyboard.stop(${within})`)
    repeated = stop.id === before ? repeated + 1 : 0
    before = stop.id
    if (stop.id === -1) {
      // Around the page is the browser.
      if (part === 'body') continue
      break
    }
    if (seen.has(stop.id) && repeated === 0) break
    seen.add(stop.id)
    reached.add(stop.key)
    if (repeated === 0 && stop.faults.length > 0) walk.unseen.push(`${stop.label}: ${stop.faults.join(', ')}`)
    // In the JSON editor Tab indents; its description names the keys that leave it.
    if (stop.isTextEditor) await page.keyboard.press('Escape')
    // The previewed page has stops of its own; F6 leads past them.
    if (stop.isFrame && repeated > maxParts) await page.keyboard.press('F6')
    if (repeated > (stop.isFrame ? 400 : maxParts)) {
      walk.trap = stop.label
      break
    }
  }
  walk.missed.push(...expected.filter(([key]) => !reached.has(key)).map(([, label]) => label))
  return walk
}

/** Presses Tab, or another key, until an element has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target.first()).toBeVisible()
  for (let count = 0; count < maxStops; count += 1) {
    if (
      await target
        .first()
        .evaluate((element) => element.matches(':focus') || element === document.activeElement)
    )
      return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}

/** Leads to an element and presses a key there. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Leads to a field and replaces its value. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Leads to the part of the screen with this name, past everything between. */
export async function goToPart(page: Page, name: string): Promise<void> {
  await expect(page.locator(`[data-part][aria-label=${JSON.stringify(name)}]`)).toBeVisible()
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press('F6')
    const current = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    if (current === name) return
  }
  throw new Error(`F6 does not lead to ${name}`)
}

/** The focus has not been lost. */
export async function expectFocus(page: Page): Promise<void> {
  await expect(page.locator(':focus')).not.toHaveCount(0)
}

/** Opens the palette and chooses what a text finds first. */
export async function chooseInPalette(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(text)
  await expect(page.getByRole('option').first()).toContainText(new RegExp(text, 'i'))
  await page.keyboard.press('Enter')
}
