// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { LanguageProvider } from '../language-provider.tsx'
import { FileList } from './file-list.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

it('lists new fonts and sounds with their licences apart from those that nothing needs', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const files = [
    { address: '/a', name: 'brand.woff2', kind: 'font', licence: 'OFL', state: 'new' },
    { address: '/b', name: 'coin.mp3', kind: 'sound', licence: 'Own', state: 'new' },
    { address: '/c', name: 'old.woff2', kind: 'font', licence: 'OFL', state: 'unused' },
  ] as const
  await act(async () =>
    root.render(
      <MemoryRouter>
        <LanguageProvider choice={{ language: 'en', choose: () => undefined }}>
          <FileList files={[...files]} />
        </LanguageProvider>
      </MemoryRouter>,
    ),
  )
  const lists = [...document.querySelectorAll('details')]
  expect(lists.map((list) => list.querySelector('summary')?.textContent)).toEqual([
    'New fonts and sounds 2',
    'Unused fonts and sounds 1',
  ])
  expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    'brand.woff2Font · OFL',
    'coin.mp3Sound · Own',
    'old.woff2Font · OFL',
  ])
})
