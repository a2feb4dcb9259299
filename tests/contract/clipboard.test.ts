// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Editor } from '@tiptap/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sanitiseMarkup } from '../../server/content/publish/prepare/markup.ts'
import { linkAddress } from '../../src/studio/fields/rich-text/link-address.ts'
import { extensionsFor, markupOf, type MarkupFormat } from '../../src/studio/fields/rich-text/markup.ts'
import type { LeftOut } from '../../src/studio/fields/rich-text/pasted.ts'

const none: LeftOut = { pictures: 0, media: 0, links: 0, notes: 0, looks: 0 }
// jsdom has no clipboard; the editor passes the event on only.
beforeEach(() => void vi.stubGlobal('ClipboardEvent', Event))
let editor: Editor | undefined
afterEach(() => editor?.destroy())

/** What the editor makes of the clipboard of a program, and what it has left out. */
function paste(html: string, format: MarkupFormat = 'rich-text') {
  let leftOut = none
  const extensions = extensionsFor(format, { onPasted: (found) => (leftOut = found) })
  editor = new Editor({ extensions, content: '', injectCSS: false })
  editor.view.pasteHTML(html)
  const markup = markupOf(editor)
  expect(sanitiseMarkup(markup, format).isChanged).toBe(false)
  return { markup: markup.replaceAll('\u00A0', ' '), leftOut }
}

const clipboard = (program: string) =>
  readFileSync(join(import.meta.dirname, 'clipboard', `${program}.html`), 'utf8')

const list = '<ul><li>с 18 лет<ul><li>нужен паспорт</li></ul></li><li>один счёт</li></ul>'
const header = '<tr><th>Уровень</th><th>Сумма</th></tr>'
const table = (rest: string) => `<table><tbody>${header}${rest}</tbody></table>`
const row = '<tr><td>1</td><td>5 млн</td></tr>'

it('keeps headings, nested and numbered lists, links and tables of Word, and says what it left out', () => {
  const { markup, leftOut } = paste(clipboard('word'))
  expect(markup).toBe(
    '<h2>Правила бонуса</h2><p>Бонус — <strong>100 %</strong> к депозиту, подробности <a href="https://example.com/terms">в условиях</a>.</p>' +
      `<p>Условия</p><h3>1. Условия</h3>${list}<ol><li>Пополните счёт<ol><li>от 10 000 сум</li></ol></li></ol>` +
      `<p>Деньги приходят сразу.</p><ol start="2"><li>Играйте</li></ol><ol><li>на сайте</li></ol>${table(row)}<p>Не для USDT.</p>`,
  )
  expect(leftOut).toEqual({ ...none, pictures: 1, notes: 1, looks: 1 })
  // Some browsers complete the addresses of what is copied.
  expect(paste('<p>Бонус<a href="https://studio.example/page#_ftn1">[1]</a></p>')).toEqual({
    markup: '<p>Бонус</p>',
    leftOut: { ...none, notes: 1 },
  })
})

it('keeps headings and lists of Word for the web', () => {
  const numbered = '<ol><li>Пополните счёт</li><li>Играйте</li></ol>'
  expect(paste(clipboard('word-online')).markup).toBe(`<h2>Правила бонуса</h2>${list}${numbered}`)
})

it('keeps the cells of Excel apart, and those that span columns', () => {
  expect(paste(clipboard('excel'))).toEqual({
    markup: table(`${row}<tr><td colspan="2">Итого</td></tr>`),
    leftOut: none,
  })
})

it('keeps the lists, tables and links of Google Docs without its detours', () => {
  const { markup, leftOut } = paste(clipboard('google-docs'))
  expect(markup).toBe(
    '<h2>Правила бонуса</h2><p>Бонус — <strong>100 %</strong> к депозиту, <a href="https://example.com/terms">условия</a></p>' +
      `<h3>Условия</h3>${list.replace('нужен паспорт', '<em>нужен паспорт</em>')}<ul><li>пополнить</li></ul>` +
      table('<tr><td>1</td><td>5 млн<br />или больше</td></tr>'),
  )
  expect(leftOut.pictures).toBe(1)
})

it('keeps the cells of Google Sheets', () => {
  expect(paste(clipboard('google-sheets'))).toEqual({
    markup: table('<tr><td>1</td><td>5 млн<br />или больше</td></tr>'),
    leftOut: none,
  })
})

it('keeps the lists and tables of Pages', () => {
  expect(paste(clipboard('pages'))).toEqual({
    markup:
      '<h2>Правила бонуса</h2><p>Бонус — <strong>100 %</strong> к депозиту, <a href="mailto:help@example.com">напишите нам</a></p>' +
      `${list}${table(row)}`,
    leftOut: none,
  })
})

it('keeps words and cells apart in a text of one line', () => {
  const cells = '<table><tr><td>1</td><td>5 млн</td></tr></table><p>и</p><p><b>больше</b></p>'
  expect(paste(cells, 'inline-text').markup).toBe('1 5 млн и <strong>больше</strong>')
})

it('leaves out links that publishing would remove, and counts them', () => {
  const { markup, leftOut } = paste('<p><a href="file:///C:/a.docx">a</a> <a href="javascript:b()">b</a></p>')
  expect([markup, leftOut.links]).toEqual(['<p>a b</p>', 2])
})

it.each([
  ['+998 71 200-00-00', 'tel:+998712000000'],
  ['tel:+998 71 200 00 00', 'tel:+998712000000'],
  ['help@example.com', 'mailto:help@example.com'],
  ['t.me/marra_bot', 'https://t.me/marra_bot'],
  ['@marra_bot', 'https://t.me/marra_bot'],
  ['www.example.com', 'https://www.example.com'],
  ['/rules', '/rules'],
  ['example', null],
])('reads %s as an address of a link', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})
