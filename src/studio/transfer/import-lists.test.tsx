import { expect, it } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { FileList } from './import-lists.tsx'

it('lists new fonts and sounds with their licences apart from those that nothing needs', async () => {
  const files = [
    { address: '/a', name: 'brand.woff2', kind: 'font', licence: 'OFL', state: 'new' },
    { address: '/b', name: 'coin.mp3', kind: 'sound', licence: 'Own', state: 'new' },
    { address: '/c', name: 'old.woff2', kind: 'font', licence: 'OFL', state: 'unused' },
  ] as const
  await showInStudio(<FileList files={[...files]} />)
  const lists = [...document.querySelectorAll('details')]
  expect(lists.map((list) => list.querySelector('summary')?.textContent)).toEqual([
    'New fonts, sounds and files 2',
    'Unused fonts, sounds and files 1',
  ])
  expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    'brand.woff2Font · OFL',
    'coin.mp3Sound · Own',
    'old.woff2Font · OFL',
  ])
})
