// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { textKey } from '../../../../schemas/studio/text-key.ts'
import { displayedTexts, hasTextAt } from './displayed-texts.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** jsdom has no layout: every element is a box of 100 × 20 pixels. */
function blockOf(markup: string): Element {
  const box = new DOMRect(10, 10, 100, 20)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box)
  Element.prototype.checkVisibility = function isShown() {
    return this.closest('[hidden]') === null
  }
  document.body.innerHTML = `<div data-block="b" style="background-color: rgb(1, 2, 3)">${markup}</div>`
  return document.body.firstElementChild ?? document.body
}

const found = (markup: string, ...texts: string[]) =>
  displayedTexts(blockOf(markup), texts.map(textKey)).map(({ key, isVisible }) => [key, isVisible])

it('finds the innermost element that displays a text, whatever its spaces', () => {
  const markup = '<h2><span>Yangi\u00a0yil</span></h2><p>Yangi yil!</p>'
  expect(found(markup, 'Yangi yil')).toEqual([['Yangiyil', true]])
})

it('finds a text of several paragraphs as a whole', () => {
  expect(found('<div><p>Bir</p>\n<p>Ikki</p></div><p>Uch</p>', 'Bir Ikki')).toEqual([['BirIkki', true]])
})

it('reports what is displayed elsewhere or not at all', () => {
  expect(found('<p hidden>Bir</p><p>Bir</p>', 'Bir')).toEqual([
    ['Bir', false],
    ['Bir', true],
  ])
})

it('leaves the texts of other blocks alone', () => {
  const block = blockOf('<p>Bir</p><div data-block="c"><p>Bir</p></div>')
  expect(displayedTexts(block, ['Bir'])).toHaveLength(1)
})

it('has a text at each position of the element that displays it, also beside a short text', () => {
  expect(hasTextAt(blockOf('<h1>Bir</h1>'), 100, 15)).toBe(true)
  expect(hasTextAt(blockOf('<h1>Bir</h1>'), 20, 90)).toBe(false)
  expect(hasTextAt(blockOf('<div> <img alt="" /> </div><h1 hidden>Bir</h1>'), 20, 15)).toBe(false)
  expect(hasTextAt(blockOf('<div data-block="c">Bir</div>'), 20, 15)).toBe(false)
})

it('reports how the text looks, with the background around it', () => {
  const [text] = displayedTexts(blockOf('<p style="color: rgb(9, 9, 9)">Bir</p>'), ['Bir'])
  expect(text?.look).toMatchObject({ color: 'rgb(9, 9, 9)', backgroundColor: 'rgb(1, 2, 3)' })
})
