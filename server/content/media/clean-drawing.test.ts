import { expect, it } from 'vitest'
import { drawing } from '../../../tests/support/content/test-pictures.ts'
import { cleanDrawing } from './clean-drawing.ts'

it.each([
  ['scripts', '<script>steal()</script>', ['<script>']],
  [
    'scripts in their own name space',
    '<s:script xmlns:s="http://www.w3.org/2000/svg" href="https://steal.example/a.js"/>',
    ['<s:script>'],
  ],
  ['handlers', '<rect width="9" onclick="steal()"/>', ['onclick="steal()"']],
  [
    'pages within',
    '<foreignObject><iframe src="https://steal.example"/></foreignObject>',
    ['<foreignObject>'],
  ],
  [
    'pages in their own name space',
    '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="https://steal.example"/>',
    ['<h:iframe>'],
  ],
  ['links that run', '<a href="javascript:steal()"><rect width="9"/></a>', ['href="javascript:steal()"']],
  ['pictures of other hosts', '<image href="//steal.example/a"/>', ['href="//steal.example/a"']],
  [
    'pictures of other hosts, the old way',
    '<image xmlns:l="http://www.w3.org/1999/xlink" l:href="//steal.example"/>',
    ['l:href="//steal.example"'],
  ],
  ['parts of other files', '<use href="/steal.svg#a"/>', ['href="/steal.svg#a"']],
  [
    'drawings within drawings',
    '<image href="data:image/svg+xml,steal"/>',
    ['href="data:image/svg+xml,steal"'],
  ],
  [
    'styles that load',
    '<style>@import "//steal.example/a.css";</style>',
    ['@import "//steal.example/a.css"'],
  ],
  ['styles that load, in disguise', '<style>rect{fill:u\\72l(//steal)}</style>', ['fill:u\\72l(//steal)']],
  [
    'styles that load, behind a text that a line break ends',
    '<style>a[b="\n]{} rect{fill:url(//steal)} c["]{}</style>',
    ['a[b=" ]{} rect{fill:url(//steal)} c["]{}'],
  ],
  [
    'style sheets, behind a text that a line break ends',
    '<style>a[b="\n]{} @import "//steal";c["]{}</style>',
    ['a[b=" ]{} @import "//steal";c["]{}'],
  ],
  ['styles that no browser understands', '<style>rect{fill:url(//steal)</style>', ['rect{fill:url(//steal)']],
  ['attributes that load', '<rect fill="url(//steal)"/>', ['fill="url(//steal)"']],
  ['declarations that load', '<g style="fill:red;filter:url(//steal)"/>', ['filter:url(//steal)']],
  ['what changes links later', '<set attributeName="href" to="javascript:steal()"/>', ['<set>']],
])('removes %s from a drawing, and says so', (_name, inner, parts) => {
  const { source, removed } = cleanDrawing(drawing(`${inner}<circle r="5"/>`))
  expect(source).not.toContain('steal')
  expect(source).toContain('<circle r="5">')
  expect(removed).toEqual(parts)
})

it('removes from styles only what loads something', () => {
  const css =
    '.a > .b{fill:#f70;background:image-set("//steal.example/a.png" 1x)}@media print{.c{fill:url(#g)}}'
  const { source, removed } = cleanDrawing(drawing(`<style><![CDATA[${css}]]></style>`))
  expect(source).toContain('<style>.a &gt; .b{fill:#f70}@media print{.c{fill:url(#g)}}</style>')
  expect(removed).toEqual(['background:image-set("//steal.example/a.png" 1x)'])
})

it('keeps everything visible, with the case of its names', () => {
  const inner = [
    '<style>.a{fill:url(#g);stroke:#fff}@font-face{src:url(data:font/woff2;base64,AAAA)}</style>',
    '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>',
    '<clipPath id="c"><rect class="a" width="9" height="9"></rect></clipPath>',
    '<use href="#g" clip-path="url(#c)"></use>',
    '<text x="1" font-size="3">Oʻyin &amp; sovrin</text>',
    '<image href="data:image/png;base64,AAAA" width="4" height="4"></image>',
    '<filter id="f"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter>',
  ].join('')
  const { source, removed } = cleanDrawing(drawing(inner))
  expect(source).toContain(inner)
  expect(removed).toEqual([])
})

it.each([
  [
    'entities for its name spaces, and notes of the drawing program',
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [
      <!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY app "http://ns.example/app">]>
     <svg xmlns="&ns;" xmlns:i="&app;" width="9"><metadata><i:pgf>1</i:pgf></metadata><switch><g i:extra="self"><rect/></g></switch></svg>`,
    '<svg xmlns="http://www.w3.org/2000/svg" width="9"><switch><g><rect></rect></g></switch></svg>',
  ],
  [
    'entities in entities',
    `<!DOCTYPE svg [<!ENTITY dark "#084"><!ENTITY style "fill:&dark;&#59;stroke:&dark;">]>
     <svg width="9"><rect style="&style;"/></svg>`,
    '<svg xmlns="http://www.w3.org/2000/svg" width="9"><rect style="fill:#084;stroke:#084"></rect></svg>',
  ],
  [
    'a prefix for its own name space',
    '<v:svg xmlns:v="http://www.w3.org/2000/svg" width="9"><v:rect/></v:svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9"><rect></rect></svg>',
  ],
  [
    'no name spaces at all',
    '<svg width="9"><use xlink:href="#a"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9"><use href="#a"></use></svg>',
  ],
])('reads a drawing with %s', (_name, source, expected) => {
  expect(cleanDrawing(source)).toEqual({ source: expected, removed: [] })
})

/** Entities, each of which names the one before ten times. */
const tenfold = Array.from(
  { length: 9 },
  (_each, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
)

it.each([
  ['is cut off', '<svg xmlns="http://www.w3.org/2000/svg"><rect>', /unclosed/],
  ['is a page', '<html><body/></html>', /not <svg>/],
  [
    'reads files',
    '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg><text>&e;</text></svg>',
    /entity/,
  ],
  ['names an unknown entity', '<!DOCTYPE svg [<!ENTITY a "aa">]><svg><text>&c;</text></svg>', /entity/],
  [
    'multiplies its text by entities in entities',
    `<!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaa">${tenfold.join('')}]><svg><text>&a9;</text></svg>`,
    /too much text/,
  ],
  [
    'multiplies its text by an entity',
    `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(1000)}">]><svg><text>${'&a;'.repeat(1001)}</text></svg>`,
    /too much text/,
  ],
  ['has too many levels', `<svg>${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}</svg>`, /within one another/],
])('rejects a text that %s', (_name, source, reason) => {
  expect(() => cleanDrawing(source)).toThrow(reason)
})

it.each([
  ['elements', (id: number) => `<use href="#g${id - 1}"/>`.repeat(10)],
  ['patterns', (id: number) => `<rect fill="url(#g${id - 1})"/>`.repeat(10)],
])('keeps no references that repeat billions of %s', (_name, inner) => {
  const nested = Array.from({ length: 9 }, (_each, index) => `<g id="g${index + 1}">${inner(index + 1)}</g>`)
  const { source } = cleanDrawing(drawing(`<g id="g0"><circle r="5"/></g>${nested.join('')}`))
  expect(source).not.toMatch(/<use|url\(/)
  expect(source).toContain('<circle r="5">')
  const few = cleanDrawing(drawing(`<g id="g0"><circle r="5"/></g>${nested.slice(0, 2).join('')}`))
  expect(few.source).toMatch(/<use|url\(/)
})

it('keeps no references of an element to itself', () => {
  const { source } = cleanDrawing(drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))
  expect(source).not.toContain('<use')
})
