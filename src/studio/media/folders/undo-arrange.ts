import type { MediaItem } from '../../../../schemas/studio/answers.ts'
import type { StudioParams } from '../../../../schemas/studio/calls.ts'

type Arrangement = StudioParams<'media.arrange'>

/** Calls that give pictures the folders and tags back that they had before. */
export function undoArrange(before: readonly MediaItem[], after: readonly MediaItem[]): Arrangement[] {
  const now = new Map(after.map((item) => [item.address, item]))
  const groups = new Map<string, Arrangement>()
  function add(address: string, change: Omit<Arrangement, 'addresses'>) {
    const key = JSON.stringify(change)
    const group = groups.get(key) ?? { addresses: [], ...change }
    groups.set(key, { ...group, addresses: [...group.addresses, address] })
  }
  for (const { address, folder, tags } of before) {
    const item = now.get(address)
    if (!item) continue
    if (item.folder !== folder) add(address, { folder })
    const added = item.tags.filter((tag) => !tags.includes(tag))
    const removed = tags.filter((tag) => !item.tags.includes(tag))
    if (added.length > 0) add(address, { removeTags: added })
    if (removed.length > 0) add(address, { addTags: removed })
  }
  return [...groups.values()]
}
