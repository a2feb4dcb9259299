import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { plainPicture } from '../../../tests/support/content/test-pictures.ts'
import { MediaFiles } from './media-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-media-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a removed picture', () => {
  test('leaves no file on disk, not even those being generated', async () => {
    const original = await plainPicture(400, 300).png().toBuffer()
    let drop = Promise.resolve()
    const files = new MediaFiles(folder, () => {
      const stored = Promise.resolve({ extension: 'png' as const, original })
      drop = stored.then(() => files.drop('a'))
      return stored
    })
    const made = files.read({ id: 'a', extension: 'avif', width: 320 })
    expect(await made).not.toBeNull()
    await drop
    expect(await readdir(folder)).toEqual([])
  })
})
