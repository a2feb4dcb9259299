/** A part of a file, both ends included. */
export interface ByteRange {
  first: number
  last: number
}

/** The single range that a `Range` header asks for; null: the whole file. Safari plays sounds only in ranges. */
export function byteRange(header: string | undefined, length: number): ByteRange | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const range =
    from === ''
      ? { first: Math.max(0, length - Number(to)), last: length - 1 }
      : { first: Number(from), last: to === '' ? length - 1 : Math.min(Number(to), length - 1) }
  return range.first <= range.last ? range : null
}
