import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { MediaItem } from '../../../schemas/studio/answers.ts'
import { plainPicture } from '../../../tests/support/content/test-pictures.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

let studio: TestStudio
let editor: string
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor', 'Dilnoza')
})
afterEach(() => studio.close())

const alt = { uz: 'Kubok', ru: 'Кубок' }

/** Pictures with different content, in the order of the numbers. */
async function upload(number: number, fields: Record<string, string> = {}) {
  const response = await studio.app.inject({
    method: 'POST',
    url: '/studio/media',
    query: { name: `${number}.png`, altUz: alt.uz, altRu: alt.ru, ...fields },
    headers: { 'content-type': 'application/octet-stream', cookie: editor },
    payload: await plainPicture(10 + number, 10)
      .png()
      .toBuffer(),
  })
  return response.json<{ data?: MediaItem; error?: { type: string } }>()
}
const addressOf = async (number: number, folder = '') =>
  (await upload(number, { folder })).data?.address ?? ''

const lastEntry = async () => (await studio.call('audit.list', {}, studio.admin)).data?.[0]
const places = (items: MediaItem[] | undefined) =>
  Object.fromEntries((items ?? []).map(({ name, folder, tags }) => [name, [folder, ...tags]]))

describe('folder and tags of a picture', () => {
  test('are set without the spaces around names, and are recorded', async () => {
    const { data } = await upload(1, { folder: ' Banners / Autumn' })
    expect(data).toMatchObject({ folder: 'Banners/Autumn', tags: [] })
    const address = data?.address ?? ''
    const place = { folder: ' Promo/2026 ', tags: [' Gold cup', 'vip', 'VIP '] }
    const described = await studio.call('media.describe', { address, alt, ...place }, editor)
    expect(described.data).toMatchObject([{ folder: 'Promo/2026', tags: ['Gold cup', 'vip'] }])
    expect(await lastEntry()).toMatchObject({
      by: 'Dilnoza',
      action: 'media.describe',
      subject: `${address} → Promo/2026 +Gold cup +vip +VIP`,
    })
    // Programs that know neither leave both as they are.
    const again = await studio.call('media.describe', { address, alt }, editor)
    expect(again.data).toMatchObject([{ folder: 'Promo/2026', tags: ['Gold cup', 'vip'] }])
    const emptied = await studio.call('media.describe', { address, alt, folder: '', tags: [] }, editor)
    expect(emptied.data).toMatchObject([{ folder: '', tags: [] }])
  })

  const long = 'a'.repeat(41)
  test.each([
    { folder: 'A/B/C/D' },
    { folder: 'A//B' },
    { folder: '/' },
    { folder: 'A\nB' },
    { folder: long },
    { tags: [long] },
    { tags: ['a,b'] },
    { tags: [' '] },
    { tags: Array.from({ length: 21 }, (_, at) => `tag ${at}`) },
  ])('outside their limits are rejected: %j', async (place) => {
    const address = await addressOf(1)
    expect(await studio.call('media.describe', { address, alt, ...place }, editor)).toMatchObject({
      status: 422,
      error: { type: 'InvalidParameters' },
    })
    if (place.folder !== undefined)
      expect((await upload(2, { folder: place.folder })).error?.type).toBe('InvalidParameters')
    expect((await studio.call('media.list', {}, editor)).data).toMatchObject([{ folder: '', tags: [] }])
  })
})

describe('several pictures', () => {
  test('move and get and lose tags in one call, which is recorded', async () => {
    const addresses = [await addressOf(1, 'A'), await addressOf(2), await addressOf(3, 'B')]
    const params = {
      addresses: addresses.slice(0, 2),
      folder: ' Promo ',
      addTags: ['vip'],
      removeTags: ['x'],
    }
    const { data } = await studio.call('media.arrange', params, editor)
    expect(places(data)).toEqual({ '1.png': ['Promo', 'vip'], '2.png': ['Promo', 'vip'], '3.png': ['B'] })
    expect(await lastEntry()).toMatchObject({
      by: 'Dilnoza',
      action: 'media.arrange',
      subject: `2 → Promo +vip −x: ${params.addresses.join(', ')}`,
    })
    const untagged = await studio.call('media.arrange', { addresses, removeTags: ['VIP'] }, editor)
    expect(places(untagged.data)).toEqual({ '1.png': ['Promo'], '2.png': ['Promo'], '3.png': ['B'] })
  })

  test('stay as they are if one is missing or would have too many tags, or a viewer asks', async () => {
    const [one, two] = [await addressOf(1), await addressOf(2)]
    const tags = Array.from({ length: 20 }, (_, at) => `tag ${at}`)
    await studio.call('media.describe', { address: two, alt, tags }, editor)
    const arrange = (addresses: string[], by = editor) =>
      studio.call('media.arrange', { addresses, folder: 'A', addTags: ['vip'] }, by)
    expect((await arrange([one, two])).error).toMatchObject({
      type: 'TooManyTags',
      data: { pictures: [two] },
    })
    expect((await arrange([one, one.replace(/[0-9a-f]{8}/, '00000000')])).error?.type).toBe('NotFound')
    expect((await arrange([one], await studio.join('viewer'))).error?.type).toBe('NotAllowed')
    expect(places((await studio.call('media.list', {}, editor)).data)).toEqual({
      '1.png': [''],
      '2.png': ['', ...tags],
    })
  })
})

test('a folder is renamed with its subfolders by an editor, and is recorded', async () => {
  for (const [at, folder] of ['A', 'A/B/C', 'AB'].entries()) await addressOf(at + 1, folder)
  const rename = (to: string, by = editor, folder = 'A') =>
    studio.call('media.renameFolder', { folder, to }, by)
  expect((await rename('D', await studio.join('viewer'))).error?.type).toBe('NotAllowed')
  expect((await rename('')).error?.type).toBe('InvalidParameters')
  expect((await rename('D', editor, 'X')).error?.type).toBe('NotFound')
  expect((await rename('D/E')).error).toMatchObject({ type: 'FolderTooDeep', data: { folder: 'D/E/B/C' } })
  expect(places((await rename(' D ')).data)).toEqual({ '1.png': ['D'], '2.png': ['D/B/C'], '3.png': ['AB'] })
  expect(await lastEntry()).toMatchObject({ action: 'media.renameFolder', subject: 'A → D' })
})
