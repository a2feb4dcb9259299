import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { Downloads } from './downloads.tsx'

const address = (extension: string) => `/media/files/${'a'.repeat(32)}.${extension}`

it('shows type and size of each file, and saves it under the name of its upload', () => {
  const document = markup(
    <Downloads
      {...bare}
      props={{
        files: [
          { label: 'Rules', file: `${address('pdf')}#1572864,Rules%202026.pdf` },
          { label: 'App', file: `${address('apk')}#2049,app.apk` },
        ],
      }}
    />,
  )
  const links = [...document.querySelectorAll('a')]
  expect(links.map((link) => [link.getAttribute('href'), link.download])).toEqual([
    [address('pdf'), 'Rules 2026.pdf'],
    [address('apk'), 'app.apk'],
  ])
  expect(texts(document, 'a')[0]).toMatch(/^RulesPDF · 1.5 MB$/)
  expect(texts(document, 'a')[1]).toMatch(/^AppAPK · 3 KB$/)
})
