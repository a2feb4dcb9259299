import { expect, test } from 'vitest'
import type { Library } from '../model/library.ts'
import { currentLibrary } from './current-library.ts'

const picture = { uz: 'Qizil', ru: 'Красный' }
const snapshot: Library = { '/media/old.png': picture, '/media/sounds/old.mp3': { isSound: true } }
const fails = () => Promise.reject(new Error('unreadable'))

test('keeps current pictures if other files cannot be read, and current files if pictures cannot', async () => {
  const failures: unknown[] = []
  const parts = {
    media: { pictures: async () => ({ '/media/new.png': picture }) },
    files: { facts: async (): Promise<Library> => ({ '/media/sounds/new.mp3': { isSound: true } }) },
    inSnapshot: () => snapshot,
    log: { error: (_error: unknown, message: string) => void failures.push(message) },
  }
  expect(Object.keys(await currentLibrary(parts))).toEqual(['/media/new.png', '/media/sounds/new.mp3'])
  expect(failures).toEqual([])
  const withoutFiles = await currentLibrary({ ...parts, files: { facts: fails } })
  expect(Object.keys(withoutFiles)).toEqual(['/media/new.png', '/media/sounds/old.mp3'])
  const withoutPictures = await currentLibrary({ ...parts, media: { pictures: fails } })
  expect(Object.keys(withoutPictures)).toEqual(['/media/old.png', '/media/sounds/new.mp3'])
  expect(failures).toEqual([
    'content: files of the library cannot be read',
    'content: pictures of the library cannot be read',
  ])
})
