import { expect, it } from 'vitest'
import type { MediaItem } from '../../../../schemas/studio/answers.ts'
import { undoArrange } from './undo-arrange.ts'

const picture = (address: string, folder: string, tags: string[]): MediaItem => ({
  address,
  name: address,
  width: 64,
  height: 48,
  size: 900,
  alt: { uz: '', ru: '' },
  focus: null,
  folder,
  tags,
  uploadedBy: 'Dilnoza',
  uploadedAt: '2026-03-01T07:00:00.000Z',
})

it('gives each picture the folder and the tags back that it had', () => {
  const before = [
    picture('/a', 'One', ['gold']),
    picture('/b', 'Two', []),
    picture('/c', 'One', ['red', 'gold']),
    picture('/d', 'New', []),
  ]
  const after = [
    picture('/a', 'New', ['gold']),
    picture('/b', 'New', ['gold']),
    picture('/c', 'New', ['gold']),
    picture('/d', 'New', []),
  ]
  expect(undoArrange(before, after)).toEqual([
    { addresses: ['/a', '/c'], folder: 'One' },
    { addresses: ['/b'], folder: 'Two' },
    { addresses: ['/b'], removeTags: ['gold'] },
    { addresses: ['/c'], addTags: ['red'] },
  ])
})
