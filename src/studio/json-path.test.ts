import { describe, expect, it } from 'vitest'
import { isWithin, stepsOf, valueAt, withValueAt } from './json-path.ts'

const document = { a: [{ b: 1 }, { b: 2 }], c: { d: 'e' } }

describe('a path into a document', () => {
  it('reads the value at the path, or undefined', () => {
    expect(valueAt(document, ['a', 1, 'b'])).toBe(2)
    expect(valueAt(document, stepsOf('/a/1/b'))).toBe(2)
    expect(valueAt(document, ['c', 'toString'])).toBeUndefined()
    expect(stepsOf('/a~1b/~01')).toEqual(['a/b', '~1'])
  })

  it('changes one value and keeps the identity of its siblings', () => {
    const changed = withValueAt(document, ['a', 1, 'b'], 3)
    expect(changed).toEqual({ a: [{ b: 1 }, { b: 3 }], c: { d: 'e' } })
    expect(valueAt(changed, ['a', 0])).toBe(document.a[0])
    expect(valueAt(changed, ['c'])).toBe(document.c)
    expect(document.a[1]?.b).toBe(2)
  })

  it('keeps the order of fields, creates missing parents and removes undefined values', () => {
    expect(JSON.stringify(withValueAt({ x: 1, y: 2 }, ['x'], 3))).toBe('{"x":3,"y":2}')
    expect(withValueAt(undefined, ['x', 'y'], 1)).toEqual({ x: { y: 1 } })
    expect(withValueAt({ x: { y: 1 }, z: 2 }, ['x'], undefined)).toEqual({ z: 2 })
  })

  it('never adds items to a list', () => {
    expect(withValueAt(document, ['a', 2, 'b'], 3)).toBe(document)
    expect(withValueAt(document, ['a', 2], 3)).toBe(document)
  })

  it('detects whether it is within another one', () => {
    expect(isWithin(['a', 1, 'b'], ['a', '1'])).toBe(true)
    expect(isWithin(['a', 10], ['a', 1])).toBe(false)
  })
})
