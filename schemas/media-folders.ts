/*
 * Folders and tags of the media library's pictures. A folder is a path of names, such as `Banners/Autumn`, and exists
 * as long as pictures are in it; the empty path is the top of the library.
 */

export const mediaPlaceLimits = {
  /** Names in the path of a folder. */
  depth: 3,
  /** Characters of a tag, and of each name in a path. */
  nameLength: 40,
  /** Tags of one picture. */
  tags: 20,
  /** Pictures that one call moves or tags. */
  pictures: 500,
} as const

/** Where a picture is in the library. */
export interface MediaPlace {
  /** Path of its folder; empty at the top. */
  folder: string
  tags: string[]
}

/** A name without spaces at its ends, with the spaces that are trimmed around it. */
const nameWithout = (more: string) => {
  const excluded = `\\u0000-\\u001f\\u007f-\\u009f${more}`
  const inner = mediaPlaceLimits.nameLength - 2
  return ` *[^\\s${excluded}](?:[^${excluded}]{0,${inner}}[^\\s${excluded}])? *`
}
const folderName = nameWithout('/')

/** The path of a folder, or nothing for the top. */
export const mediaFolderPattern = `^(?:${folderName}(?:/${folderName}){0,${mediaPlaceLimits.depth - 1}})?$`
/** Tags are written in lists, with commas between them. */
export const mediaTagPattern = `^${nameWithout(',')}$`

const folderPath = new RegExp(mediaFolderPattern)
const tagText = new RegExp(mediaTagPattern)
export const isMediaFolder = (text: string) => folderPath.test(text)
export const isMediaTag = (text: string) => tagText.test(text)

export const trimmedFolder = (folder: string) =>
  folder
    .split('/')
    .map((name) => name.trim())
    .join('/')

/** Tags that differ only in case are the same. */
export const tagKey = (tag: string) => tag.trim().toLowerCase()

/** Tags without the spaces around them, each once, as it was written first. */
export function trimmedTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const tag of tags) if (!byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag.trim())
  return [...byKey.values()]
}

/** The tags of a picture after some are removed and others added. */
export function changedTags(
  tags: readonly string[],
  { add = [], remove = [] }: { add?: readonly string[] | undefined; remove?: readonly string[] | undefined },
): string[] {
  const removed = new Set(remove.map(tagKey))
  return trimmedTags([...tags.filter((tag) => !removed.has(tagKey(tag))), ...add])
}

/** Whether a folder is another one or inside it. Everything is inside the top. */
export const isWithin = (folder: string, outer: string) =>
  outer === '' || folder === outer || folder.startsWith(`${outer}/`)

/** A folder and those around it, the outermost first. */
export function folderPathOf(folder: string): string[] {
  const names = folder === '' ? [] : folder.split('/')
  return names.map((_, at) => names.slice(0, at + 1).join('/'))
}
