import { folderPathOf, isWithin, tagKey } from '../../../../schemas/media-folders.ts'
import type { MediaItem } from '../../../../schemas/studio/answers.ts'

/** In place of a folder: the pictures that are in none. Paths of folders never begin with it. */
export const noFolder = '/'

export interface PictureFilter {
  /** Path of a folder, whose subfolders count as well; empty: the whole library. */
  folder: string
  /** A picture must have all of them. */
  tags: readonly string[]
  /** Words in the name, the alternative text or the tags. */
  query: string
}

export const everything: PictureFilter = { folder: '', tags: [], query: '' }

export const isFiltered = ({ folder, tags, query }: PictureFilter) =>
  folder !== '' || tags.length > 0 || query.trim() !== ''

const isIn = (item: MediaItem, folder: string) =>
  folder === noFolder ? item.folder === '' : isWithin(item.folder, folder)

export function findPictures(items: readonly MediaItem[], filter: PictureFilter): readonly MediaItem[] {
  const terms = filter.query.toLowerCase().split(/\s+/).filter(Boolean)
  const wanted = filter.tags.map(tagKey)
  return items.filter((item) => {
    const keys = item.tags.map(tagKey)
    const text = [item.name, ...Object.values(item.alt), ...item.tags].join(' ').toLowerCase()
    return (
      isIn(item, filter.folder) &&
      wanted.every((tag) => keys.includes(tag)) &&
      terms.every((term) => text.includes(term))
    )
  })
}

/** A folder or tag, and how many pictures it has. */
export interface Counted {
  value: string
  count: number
}

const inOrder = ({ value: one }: Counted, { value: other }: Counted) => one.localeCompare(other)

/** All folders of the library in alphabetical order; pictures count in the folders around theirs, too. */
export function countFolders(items: readonly MediaItem[]): Counted[] {
  const counts = new Map<string, number>()
  for (const { folder } of items)
    for (const each of folderPathOf(folder)) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).toSorted(inOrder)
}

/** All tags, the most frequent ones first. */
export function countTags(items: readonly MediaItem[]): Counted[] {
  const tags = new Map<string, Counted>()
  for (const tag of items.flatMap((item) => item.tags)) {
    const { value = tag, count = 0 } = tags.get(tagKey(tag)) ?? {}
    tags.set(tagKey(tag), { value, count: count + 1 })
  }
  return [...tags.values()].toSorted((one, other) => other.count - one.count || inOrder(one, other))
}

/** The folder into which uploads go while a filter applies. */
export const uploadFolder = ({ folder }: PictureFilter) => (folder === noFolder ? '' : folder)
