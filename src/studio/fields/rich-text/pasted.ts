import { readMediaAddress } from '../../../../schemas/media.ts'
import { linkAddress } from './link-address.ts'
import { isVideo } from './video-node.ts'

/** What of a pasted text was left out, since publishing would remove it. */
export const leftOutKinds = ['pictures', 'media', 'links', 'notes', 'looks'] as const
export type LeftOutKind = (typeof leftOutKinds)[number]
/** How often, by what it was. */
export type LeftOut = Readonly<Record<LeftOutKind, number>>

type Counts = Record<LeftOutKind, number>

const blocks = 'p, div, h1, h2, h3, h4, h5, h6, li, ul, ol, table, blockquote, section, article, tr'

/** Replaces an element by another one, or by its content. */
function replace(element: Element, tag: string | null): Element | null {
  const made = tag === null ? null : element.ownerDocument.createElement(tag)
  made?.append(...element.childNodes)
  element.replaceWith(...(made ? [made] : element.childNodes))
  return made
}

const each = (root: Element, selector: string, change: (element: Element) => void) =>
  root.querySelectorAll(selector).forEach(change)

const styleOf = (element: Element) => element.getAttribute('style')?.toLowerCase() ?? ''

/** What is no text: styles, Office's own elements, and comments. */
function removeCode(root: Element): void {
  each(root, 'style, script, meta, link, title, xml, col, colgroup, template', (element) => element.remove())
  const { NodeFilter: filter } = root.ownerDocument.defaultView ?? globalThis
  const comments = root.ownerDocument.createTreeWalker(root, filter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
  for (const element of root.querySelectorAll('*')) {
    const isOffice = element.localName.includes(':')
    if (isOffice || element.localName === 'google-sheets-html-origin') replace(element, null)
  }
}

const unseen = /display:\s*none|mso-hide:\s*all|mso-element:\s*(?:comment|footnote|endnote)/

/** Hidden and deleted texts, and comments and notes, whose signs in the text go. */
function removeUnseen(root: Element): void {
  each(root, 'del[cite], .msoDel, .EOP', (text) => text.remove())
  each(root, '[style]', (element) => {
    if (unseen.test(styleOf(element))) element.remove()
  })
}

/** Word for the web has a list for each item, and names the level of a heading. */
function readWordOnline(root: Element): void {
  each(root, 'p[role=heading][aria-level]', (heading) => {
    replace(heading, `h${heading.getAttribute('aria-level')}`)
  })
  each(root, 'li[data-aria-level]', (item) => {
    const isNumbered = item.parentElement?.localName === 'ol'
    const sign = root.ownerDocument.createElement('span')
    sign.setAttribute('style', 'mso-list:Ignore')
    sign.textContent = isNumbered ? `${item.getAttribute('data-aria-posinset')}.` : '·'
    each(item, 'p', (paragraph) => void replace(paragraph, null))
    const level = item.getAttribute('data-aria-level')
    item.prepend(sign)
    replace(item, 'p')?.setAttribute('style', `mso-list:l0 level${level}`)
  })
  each(root, '.ListContainerWrapper, .ListContainerWrapper > :is(ul, ol)', (list) => void replace(list, null))
}

/** The number that Word writes before an item, the last part of `1.2.`; NaN: a later letter; null: it is a bullet. */
function numberIn(sign: string): number | null {
  const [, digits, letter] = /^(?:\d+\.)*?(?:(\d+)[.)]?|([a-zа-я]{1,4})[.)])$/i.exec(sign) ?? []
  if (digits !== undefined) return Number(digits)
  if (letter === undefined) return null
  return /^[aаi]$/i.test(letter) ? 1 : Number.NaN
}

const signSelector = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'

/** Word marks items of lists as paragraphs with a level, and writes their numbers as text. */
function makeWordLists(root: Element): void {
  const level = (element: Element | null) =>
    element?.localName === 'p' ? Number(/mso-list:\s*l\d+\s+level(\d)/.exec(styleOf(element))?.[1] ?? 0) : 0
  for (const first of root.querySelectorAll('p')) {
    if (level(first) === 0 || !root.contains(first)) continue
    const open: { list: Element; next: number | null }[] = []
    let item: Element | null = first
    while (item && level(item) > 0) {
      const next: Element | null = item.nextElementSibling
      const depth = level(item)
      const sign = item.querySelector(signSelector)
      const number = numberIn(sign?.textContent.trim() ?? '')
      sign?.remove()
      const expected = open[depth - 1]?.next
      const isOther = number === null ? expected !== null : number >= 1 && number !== expected
      // Another list begins where numbers begin again, or bullets follow numbers.
      open.splice(isOther ? depth - 1 : depth)
      while (open.length < depth) {
        const list = root.ownerDocument.createElement(number === null ? 'ul' : 'ol')
        // A text between its items has ended the list.
        if (number !== null && number > 1) list.setAttribute('start', String(number))
        const parent = open.at(-1)?.list
        if (!parent) item.before(list)
        else
          (parent.lastElementChild ?? parent.appendChild(root.ownerDocument.createElement('li'))).append(list)
        open.push({ list, next: number })
      }
      const entry = root.ownerDocument.createElement('li')
      entry.append(...item.childNodes)
      const current = open.at(-1)
      current?.list.append(entry)
      if (current && number !== null) current.next = (current.next || 1) + 1
      item.remove()
      item = next
    }
  }
  // Headings keep their numbers.
  each(root, signSelector, (sign) => sign.replaceWith(`${sign.textContent.trim()} `))
}

/** Google Docs puts a list within a list beside its items. */
function nestLists(root: Element): void {
  each(root, ':is(ul, ol) > :is(ul, ol)', (list) => {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
  })
}

/** Bold and italic that are written as styles, and headings that are paragraphs with a name. */
function readStyles(root: Element, html: string, counts: Counts): void {
  // Excel and Numbers have them in a style sheet.
  for (const [, name] of html.matchAll(/\.([a-z][\w-]*)\s*\{[^}]*font-weight:\s*(?:bold|[6-9]00)/gi))
    each(root, `:is(span, td, th).${name}`, (element) =>
      element.setAttribute('style', `${styleOf(element)};font-weight:700`),
    )
  each(root, 'p.MsoTitle', (title) => void replace(title, 'h1'))
  each(root, 'b, strong, i, em, span, font', (element) => {
    const style = styleOf(element)
    const isNormal = /(^|;)\s*font-weight:\s*(normal|400)/.test(style)
    if (
      /(^|[;\s])(color|background(-color)?):\s*(?!black|windowtext|#000|rgb\(0, ?0, ?0|transparent|white|#fff|inherit)/.test(
        style,
      )
    )
      counts.looks += 1
    if (isNormal && /^(b|strong)$/.test(element.localName)) return void replace(element, null)
    if (element.localName !== 'span' && element.localName !== 'font') return
    const isBold = /font-weight:\s*(bold|[6-9]00)/.test(style)
    const isItalic = /font-style:\s*italic/.test(style)
    const bold = isBold ? replace(element, 'strong') : null
    if (isItalic) {
      const italic = bold ?? replace(element, 'em')
      if (bold && italic) {
        const inner = root.ownerDocument.createElement('em')
        inner.append(...bold.childNodes)
        bold.append(inner)
      }
    }
  })
  each(root, 'u, s, strike, del', (element) => {
    if (element.closest('a') === null && element.textContent.trim() !== '') counts.looks += 1
  })
}

/** The highest level becomes a heading, all others a subheading: the page has the title. */
function mapHeadings(root: Element): void {
  const levels = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => localName)
  const [highest] = levels.toSorted()
  each(root, 'h1, h2, h3, h4, h5, h6', (heading) => {
    each(heading, 'b, strong', (bold) => void replace(bold, null))
    if (heading.textContent.trim() === '') return heading.remove()
    replace(heading, heading.localName === highest ? 'h2' : 'h3')
  })
}

function readLinks(root: Element, counts: Counts): void {
  each(root, 'a', (link) => {
    const given = link.getAttribute('href')
    // Some browsers complete addresses of places in the document.
    const isNote = /#_?(ftn|edn|msocom|cmnt)/.test(given ?? '')
    if (isNote) {
      counts.notes += 1
      return link.remove()
    }
    const address = given === null ? null : linkAddress(given)
    // Places of the other document are not on the page.
    if (address !== null && !address.startsWith('#')) return link.setAttribute('href', address)
    if (given !== null && !given.startsWith('#')) counts.links += 1
    replace(link, null)
  })
}

function removeMedia(root: Element, counts: Counts): void {
  each(root, 'img, picture, svg', (picture) => {
    if (readMediaAddress(picture.getAttribute('src') ?? '')) return
    // Neither pixels that count visits nor boxes of checklists are pictures.
    if (picture.getAttribute('width') !== '1' && !picture.matches('[aria-roledescription=checkbox]'))
      counts.pictures += 1
    picture.remove()
  })
  each(root, 'iframe, video, audio, object, embed', (media) => {
    if (isVideo(media)) return
    counts.media += 1
    media.remove()
  })
  each(root, 'input, button, select, textarea', (control) => control.remove())
}

const isEmpty = ({ textContent }: Element) => textContent.replaceAll('\u00A0', ' ').trim() === ''

function makeTitle(cell: Element): void {
  each(cell, 'b, strong', (bold) => void replace(bold, null))
  const [colspan, rowspan] = [cell.getAttribute('colspan'), cell.getAttribute('rowspan')]
  const title = replace(cell, 'th')
  if (colspan !== null) title?.setAttribute('colspan', colspan)
  if (rowspan !== null) title?.setAttribute('rowspan', rowspan)
}

/** Cells contain lines of text. */
function readTables(root: Element): void {
  each(root, 'td, th', (cell) => {
    each(cell, 'li', (item) => item.prepend(item.closest('ol') ? '– ' : '• '))
    const parts = [...cell.querySelectorAll(blocks)].filter((part) => !part.querySelector(blocks))
    for (const part of parts.slice(0, -1)) part.append(root.ownerDocument.createElement('br'))
    each(cell, blocks, (part) => void replace(part, null))
  })
  each(root, 'table', (table) => {
    each(table, 'tr', (row) => {
      if (row.children.length === 0) row.remove()
    })
    const [first, second] = table.querySelectorAll('tr')
    const cells = [...(first?.children ?? [])]
    if (!first || (cells.every((cell) => isEmpty(cell)) && !second)) return table.remove()
    // A frame around a text.
    if (!second && cells.length === 1) return void replace(cells[0] ?? table, null)
    const isBold = (cell: Element) =>
      cell.querySelector('b, strong')?.textContent.trim() === cell.textContent.trim() ||
      /font-weight:\s*(bold|[6-9]00)/.test(styleOf(cell))
    if (!second) return
    for (const row of [...table.querySelectorAll('tr')].slice(0, -1)) {
      const titles = [...row.children]
      if (!titles.every((cell) => cell.localName === 'th' || isBold(cell))) return
      titles.forEach(makeTitle)
    }
  })
}

/** A text of one line: what were blocks and cells stays apart. */
function inOneLine(root: Element): void {
  each(root, `${blocks}, thead, tbody, tfoot, td, th, br`, (block) => {
    if (block.nextSibling) block.after(' ')
    if (block.localName !== 'br') replace(block, null)
    else block.remove()
  })
}

/**
 * Markup of the clipboard, from Word, Excel, Google Docs and Sheets, Pages or a web page, as the editor understands it:
 * lists are lists, headings have the levels of the design, cells of tables stay apart.
 */
export function readPasted(html: string, isLine: boolean): { html: string; leftOut: LeftOut } {
  const counts: Counts = { pictures: 0, media: 0, links: 0, notes: 0, looks: 0 }
  // The content security policy would report them although the document is never shown.
  const withoutStyles = html.replaceAll(/<style[\s>].*?<\/style>/gis, '')
  const { body } = new DOMParser().parseFromString(withoutStyles, 'text/html')
  removeUnseen(body)
  readWordOnline(body)
  makeWordLists(body)
  removeCode(body)
  nestLists(body)
  readStyles(body, html, counts)
  readLinks(body, counts)
  removeMedia(body, counts)
  mapHeadings(body)
  readTables(body)
  each(body, 'div, section, article, header, footer, main, font', (element) => {
    replace(element, element.querySelector(blocks) || element.localName === 'font' ? null : 'p')
  })
  each(body, 'p', (paragraph) => {
    if (isEmpty(paragraph)) paragraph.remove()
  })
  each(body, 'br.Apple-interchange-newline, body > br', (line) => line.remove())
  if (isLine) inOneLine(body)
  return { html: body.innerHTML, leftOut: counts }
}
