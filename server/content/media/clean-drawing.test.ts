import { expect, it } from 'vitest'
import { drawing } from '../../../tests/support/content/test-pictures.ts'
import { cleanDrawing } from './clean-drawing.ts'

it.each([
  ['scripts', '<script>steal()</script>'],
  [
    'scripts in their own name space',
    '<s:script xmlns:s="http://www.w3.org/2000/svg" href="https://steal.example/a.js"/>',
  ],
  ['handlers', '<rect width="9" onclick="steal()" onload="steal()"/>'],
  ['pages within', '<foreignObject><iframe src="https://steal.example"/><p>steal</p></foreignObject>'],
  ['links that run', '<a href="javascript:steal()"><rect width="9"/></a>'],
  ['pictures of other hosts', '<image href="https://steal.example/a.png"/>'],
  ['pictures of other hosts, the old way', '<image xlink:href="https://steal.example/a.png"/>'],
  ['parts of other files', '<use href="https://steal.example/a.svg#a"/>'],
  ['drawings within drawings', '<image href="data:image/svg+xml,steal"/>'],
  ['styles that fetch', '<style>@import "https://steal.example/a.css";</style>'],
  ['styles that fetch, in disguise', '<style>rect{fill:u\\72l(https://steal.example)}</style>'],
  [
    'attributes that fetch',
    '<rect fill="url(https://steal.example/a.svg#a)" style="filter:url(//steal.example)"/>',
  ],
  ['what changes links later', '<set attributeName="href" to="javascript:steal()"/>'],
  ['entities', '<text>&steal;</text><!ENTITY steal SYSTEM "file:///etc/passwd">'],
])('removes %s from a drawing', (_name, inner) => {
  const clean = cleanDrawing(drawing(`${inner}<circle r="5"/>`))
  expect(clean.replaceAll('&amp;steal;', '')).not.toContain('steal')
  expect(clean).toContain('<circle r="5"')
})

it('keeps everything visible, with the case of its names', () => {
  const inner = [
    '<style>.a{fill:url(#g);stroke:#fff}</style>',
    '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>',
    '<clipPath id="c"><rect class="a" width="9" height="9"></rect></clipPath>',
    '<use xlink:href="#g" clip-path="url(#c)"></use>',
    '<text x="1" font-size="3">Oʻyin &amp; sovrin</text>',
    '<image href="data:image/png;base64,AAAA" width="4" height="4"></image>',
    '<filter id="f"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter>',
  ].join('')
  expect(cleanDrawing(drawing(inner))).toContain(inner)
})

it.each([
  ['elements', (id: number) => `<use href="#g${id - 1}"/>`.repeat(10)],
  ['patterns', (id: number) => `<rect fill="url(#g${id - 1})"/>`.repeat(10)],
])('keeps no references that repeat billions of %s', (_name, inner) => {
  const nested = Array.from({ length: 9 }, (_each, index) => `<g id="g${index + 1}">${inner(index + 1)}</g>`)
  const clean = cleanDrawing(drawing(`<g id="g0"><circle r="5"/></g>${nested.join('')}`))
  expect(clean).not.toMatch(/<use|url\(/)
  expect(clean).toContain('<circle r="5"')
  const few = cleanDrawing(drawing(`<g id="g0"><circle r="5"/></g>${nested.slice(0, 2).join('')}`))
  expect(few).toMatch(/<use|url\(/)
})

it('keeps no references of an element to itself', () => {
  expect(cleanDrawing(drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).not.toContain(
    '<use',
  )
})
