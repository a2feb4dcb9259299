import { expect, test } from 'vitest'
import { fromBase64url, toBase64url } from './base64url.ts'

test.each([[[]], [[0]], [[251, 255]], [[251, 239, 190, 63]], [[4, 255, 254, 253, 0, 1]]])(
  'bytes %j are written as Node writes them, and read again',
  (values) => {
    const bytes = Uint8Array.from(values)
    const text = Buffer.from(bytes).toString('base64url')
    expect(toBase64url(bytes)).toBe(text)
    expect(fromBase64url(text)).toEqual(bytes)
  },
)
