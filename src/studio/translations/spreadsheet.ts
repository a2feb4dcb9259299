import { readTable } from '../redirects/read-table.ts'

/*
 * Texts for translators who work in a spreadsheet: a CSV file with the same texts as an XLIFF file, which is what the
 * server reads and writes. Where a text has markup, its cells contain the inline elements of XLIFF.
 */

const xliffNamespace = 'urn:oasis:names:tc:xliff:document:1.2'
const htmlNamespace = 'http://www.w3.org/1999/xhtml'

/** Opening with these characters, a spreadsheet would calculate a text. */
const formula = /^[=+\-@\t]/

const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const textOfCell = (text: string) => (/^'[=+\-@\t]/.test(text) ? text.slice(1) : text)

const read = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')
const hasFailed = (parsed: Document) => parsed.getElementsByTagName('parsererror').length > 0

/** What is inside an element: text alone as it is, with markup as XML without the names of namespaces. */
function contentOf(element: Element | null): string {
  if (!element) return ''
  if (element.children.length === 0) return element.textContent
  return element.innerHTML.replaceAll(/ xmlns(:html)?="[^"]*"/g, '')
}

/** A CSV file with the texts of an XLIFF file: document, place, and the text in both languages. */
export function spreadsheetOf(xliff: string): string {
  const parsed = read(xliff)
  const files = [...parsed.getElementsByTagName('file')]
  const languages = ['source-language', 'target-language'].map((name) => files[0]?.getAttribute(name) ?? '')
  const rows = files.flatMap((file) =>
    [...file.getElementsByTagName('trans-unit')].map((unit) => [
      file.getAttribute('original') ?? '',
      unit.getAttribute('resname') ?? '',
      contentOf(unit.querySelector('source')),
      contentOf(unit.querySelector('target')),
    ]),
  )
  // With the mark that Excel needs to read UTF-8.
  return `\uFEFF${[['document', 'text', ...languages], ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A cell as XML: with the elements of XLIFF if it has them, otherwise as text. */
function xmlOf(text: string): string {
  const isMarkup = /<(?:g|x|ph)\b/.test(text)
  const whole = `<t xmlns="${xliffNamespace}" xmlns:html="${htmlNamespace}">${text}</t>`
  return isMarkup && !hasFailed(read(whole)) ? text : escape(text)
}

/** The XLIFF file of a table with the columns of `spreadsheetOf`; null: it is another table. */
export function xliffOf(csv: string): string | null {
  const [head, ...rows] = readTable(csv).map(({ cells }) => cells)
  const [document, text, from, to] = head ?? []
  if (document !== 'document' || text !== 'text' || !from || !to) return null
  const units = rows.map(([name = '', place = '', source = '', target = ''], index) => {
    const [before, after] = [source, target].map((each) => xmlOf(textOfCell(each)))
    return (
      `<file original="${escape(name)}" datatype="html" source-language="${escape(from)}" target-language="${escape(to)}"><body>` +
      `<trans-unit id="${index + 1}" resname="${escape(place)}" xml:space="preserve"><source>${before}</source><target>${after}</target></trans-unit></body></file>`
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?><xliff version="1.2" xmlns="${xliffNamespace}" xmlns:html="${htmlNamespace}">${units.join('')}</xliff>`
}
