// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
// Declares the commands of the editor's parts.
import type {} from '@tiptap/starter-kit'
import { afterEach, describe, expect, it } from 'vitest'
import { registry } from '../../registry/index.ts'
import { defaultDocuments } from '../../server/content/model/defaults.ts'
import { mapDocumentTexts } from '../../server/content/publish/document-texts.ts'
import { sanitiseMarkup } from '../../server/content/publish/prepare/markup.ts'
import { withTextPictures } from '../../server/content/read/compile/library-pictures.ts'
import { withTextVideos } from '../../server/content/read/compile/text-videos.ts'
import {
  extensionsFor,
  isMarkupFormat,
  markupOf,
  type MarkupFormat,
} from '../../src/studio/fields/rich-text/markup.ts'
import { videoAddress } from '../../src/studio/fields/rich-text/video-address.ts'

let editor: Editor
afterEach(() => editor.destroy())

function open(content: string, format: MarkupFormat) {
  editor = new Editor({ extensions: extensionsFor(format), content, injectCSS: false })
  return editor
}

const texts: { text: string; format: MarkupFormat; name: string }[] = []
for (const document of defaultDocuments)
  mapDocumentTexts(document, registry, (text, { format }, path) => {
    if (isMarkupFormat(format)) texts.push({ text, format, name: `${document.kind}/${document.key}${path}` })
    return text
  })

/** What the sanitiser makes of a text besides `rel`, which it adds to links to other sites. */
const published = (text: string, format: MarkupFormat) => {
  const { markup, isChanged } = sanitiseMarkup(text, format)
  return { markup: markup.replaceAll(' rel="noopener noreferrer"', ''), isChanged }
}

describe('the rich text editor', () => {
  it('keeps every text of the default documents as it is published', () => {
    expect(texts.length).toBeGreaterThan(20)
    for (const { text, format, name } of texts) {
      const written = markupOf(open(text, format))
      editor.destroy()
      expect([name, written]).toEqual([name, published(text, format).markup])
    }
  })

  it.each([
    [
      'rich-text',
      '<h1 onclick="e()">A</h1><p style="color:red">b<br>c <u>d</u> <script>e</script></p><ol start="3"><li><p>f</p><ul><li>g</li></ul></li></ol>',
    ],
    [
      'rich-text',
      '<p><a href="javascript:alert(1)">a</a> <a href="//evil">b</a> <a target="_blank" href="https://c">c &amp; &lt;d&gt;&nbsp;e</a></p>',
    ],
    [
      'rich-text',
      '<table><tr><td>a</td></tr></table><img src="x"><blockquote>b</blockquote><pre>c</pre><hr>',
    ],
    ['inline-text', '<p>one</p><p><strong>two</strong> <a href="/rules">three</a></p><ul><li>four</li></ul>'],
  ] as const)('writes %s that publishing takes unchanged, whatever it is given: %s', (format, given) => {
    const written = markupOf(open(given, format))
    expect(published(written, format)).toEqual({ markup: written, isChanged: false })
    expect(written).not.toMatch(/javascript|evil|<u>|style|onclick/)
  })

  it('formats the selection, and is empty without text', () => {
    open('<p>Salom</p>', 'rich-text').chain().selectAll().toggleBold().run()
    expect(markupOf(editor)).toBe('<p><strong>Salom</strong></p>')
    editor.chain().selectAll().toggleBulletList().run()
    expect(markupOf(editor)).toBe('<ul><li><strong>Salom</strong></li></ul>')
    editor.commands.clearContent()
    expect(markupOf(editor)).toBe('')
  })
})

describe('a video in a text', () => {
  const video =
    '<iframe src="https://video.example/1?a=1&amp;b=2" title="&quot;Kassa&quot; &lt;2&gt;"></iframe>'

  it('is kept with a title and an address of its own, without anything else', () => {
    const nameless = '<iframe src="https://video.example/1" title=" "></iframe>'
    const script = '<iframe src="javascript:alert(1)" title="x"></iframe>'
    const given = `<p>Matn</p>${video.replace('></', ' onload="e()" srcdoc="<b>"></')}${nameless}${script}`
    const written = markupOf(open(given, 'rich-text'))
    expect(published(given, 'rich-text').markup).toBe(`<p>Matn</p>${video}`)
    expect(published(written, 'rich-text')).toEqual({ markup: `<p>Matn</p>${video}`, isChanged: false })
  })

  it('loads in the details that readers open', () => {
    const shown = new DOMParser().parseFromString(withTextVideos(video), 'text/html')
    expect(shown.querySelector('summary')?.textContent).toBe('"Kassa" <2>video.example')
    const player = shown.querySelector('details:not([open]) > iframe[loading="lazy"][sandbox]')
    expect(player?.getAttribute('src')).toBe('https://video.example/1?a=1&b=2')
    expect(player?.getAttribute('title')).toBe('"Kassa" <2>')
  })

  it.each([
    [
      'https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    ],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1',
    ],
    [
      '<iframe width="1" src="https://video.example/1?a=1&amp;b=2"></iframe>',
      'https://video.example/1?a=1&b=2',
    ],
    [`https://rutube.ru/video/${'a'.repeat(32)}/?r=wd`, `https://rutube.ru/play/embed/${'a'.repeat(32)}`],
    ['youtube', null],
  ])('has of %s the player %s', (given, player) => expect(videoAddress(given)).toBe(player))
})

describe('a picture in a text', () => {
  const address = `/media/${'a'.repeat(32)}-800x400.jpg`

  it('is kept if it is of the library, and never one of another host', () => {
    const given = `<p>Matn</p><img alt="" src="${address}"><img src="https://example.com/a.jpg" alt="x">`
    const written = markupOf(open(given, 'rich-text'))
    expect(written).toBe(`<p>Matn</p><img src="${address}" alt="" />`)
    expect(published(written, 'rich-text')).toEqual({ markup: written, isChanged: false })
    expect(published(given, 'rich-text').markup).toBe(written)
  })

  it('has the size of its file and the alternative text of the library', () => {
    const library = { [address]: { uz: 'Oʻyin', ru: 'Игра "X"' } }
    const shown = withTextPictures(`<img src="${address}" alt="" />`, 'ru', library)
    expect(shown).toContain('width="800" height="400" alt="Игра &quot;X&quot;" loading="lazy"')
    expect(shown).toContain('/640.webp 640w')
  })
})
