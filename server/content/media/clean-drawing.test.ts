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
