import { describe, expect, it } from 'vitest'
import { beginHistory, changed, rebased, redone, undone, type TextHistory } from './text-history.ts'

/** Steps as far as possible and returns the texts on the way. */
function walk(history: TextHistory, step: (from: TextHistory) => TextHistory | null): string[] {
  const next = step(history)
  return next ? [next.present.text, ...walk(next, step)] : []
}

const typed = (texts: readonly (readonly [string, string | null, number])[]) =>
  texts.reduce((history, [text, place, at]) => changed(history, text, place, at), beginHistory('0'))

describe('the history of a document', () => {
  it('undoes and redoes changes of outline, fields and text', () => {
    const history = typed([
      ['moved', null, 10],
      ['filled', 'field', 20],
      ['typed', 'text', 30],
    ])
    expect(walk(history, undone)).toEqual(['filled', 'moved', '0'])
    const start = undone(undone(undone(history) ?? history) ?? history) ?? history
    expect(walk(start, redone)).toEqual(['moved', 'filled', 'typed'])
    expect(undone(start)).toBeNull()
    expect(redone(history)).toBeNull()
  })

  it('joins quick changes at the same position into one step', () => {
    const history = typed([
      ['a', 'title', 0],
      ['ab', 'title', 900],
      ['abc', 'title', 1800],
      ['abc, later', 'title', 5000],
      ['abc, elsewhere', 'text', 5100],
    ])
    expect(walk(history, undone)).toEqual(['abc, later', 'abc', '0'])
  })

  it('never joins two changes of the outline', () => {
    expect(
      walk(
        typed([
          ['a', null, 1],
          ['b', null, 2],
        ]),
        undone,
      ),
    ).toEqual(['a', '0'])
  })

  it('drops undone steps after a new change, which starts a new step', () => {
    const history = typed([
      ['a', 'title', 0],
      ['b', 'other', 10],
    ])
    const changedAfter = changed(undone(history) ?? history, 'c', 'title', 20)
    expect(redone(changedAfter)).toBeNull()
    expect(walk(changedAfter, undone)).toEqual(['a', '0'])
  })

  it('keeps the last 200 steps', () => {
    const many = Array.from({ length: 300 }, (_, index) => [`${index}`, null, index] as const)
    const back = walk(typed(many), undone)
    expect(back).toHaveLength(200)
    expect(back.at(-1)).toBe('99')
  })

  it('adds no step for an unchanged text', () => {
    const history = beginHistory('a')
    expect(changed(history, 'a', 'text', 5)).toBe(history)
  })

  it('keeps the steps when somebody else changes every text of it', () => {
    const history = typed([
      ['1', 'title', 10],
      ['2', 'text', 20],
    ])
    const after = rebased(undone(history) ?? history, '1+', (text) => `${text}+`)
    expect([after.present.text, walk(after, undone), walk(after, redone)]).toEqual(['1+', ['0+'], ['2+']])
  })
})
