import { callApi } from '../../src/lib/api/client.ts'

interface RowFilter {
  category?: string
  tags?: string
  types?: string
}

/** Kinds and tags of the games of a row: what its category stands for, and what that leaves open. */
export async function filterOf({ category, tags, types }: RowFilter) {
  const items = category === undefined ? [] : (await callApi('games.getCategories')).items
  const found = items.find(({ sysname }) => sysname === category)
  const [wantedTags, wantedTypes] = [found?.tags.join(',') || tags, found?.types.join(',') || types]
  return { ...(wantedTags && { tags: wantedTags }), ...(wantedTypes && { types: wantedTypes }) }
}
