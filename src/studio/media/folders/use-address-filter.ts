import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { everything, type PictureFilter } from './find-pictures.ts'

/** Marks addresses that the filter itself has set. */
const ownState = 'filter'

const readFilter = (params: URLSearchParams): PictureFilter => ({
  folder: params.get('folder') ?? everything.folder,
  tags: params.getAll('tag'),
  query: params.get('q') ?? everything.query,
})

function writeFilter(before: URLSearchParams, { folder, tags, query }: PictureFilter): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const name of ['folder', 'tag', 'q']) next.delete(name)
  if (folder !== '') next.set('folder', folder)
  for (const tag of tags) next.append('tag', tag)
  if (query !== '') next.set('q', query)
  return next
}

/** The filter of the media library, which is kept in the address, so that it can be shared and survives a reload. */
export function useAddressFilter(): [PictureFilter, (filter: PictureFilter) => void] {
  const [params, setParams] = useSearchParams()
  const location: { key: string; state: unknown } = useLocation()
  const { key, state } = location
  // The address follows later: a field that showed it would lose typed letters.
  const [filter, setFilter] = useState(() => readFilter(params))
  const [seen, setSeen] = useState(key)
  if (key !== seen) {
    setSeen(key)
    if (state !== ownState) setFilter(readFilter(params))
  }
  function change(next: PictureFilter) {
    setFilter(next)
    setParams((before) => writeFilter(before, next), { replace: true, state: ownState })
  }
  return [filter, change]
}
