import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isProvenFast } from './pattern-speed.ts'

const length = 2000

/** Patterns over two letters, with every kind of repetition, alternatives, lookaheads and nesting. */
const { pattern: patterns } = fc.letrec<{ pattern: string; sequence: string; part: string; atom: string }>(
  (tie) => ({
    atom: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('a', 'b', '[ab]', '.', 'x') },
      { weight: 3, arbitrary: tie('sequence').map((inner) => `(${inner})`) },
      { weight: 1, arbitrary: tie('sequence').map((inner) => `(?=${inner})`) },
      { weight: 1, arbitrary: tie('sequence').map((inner) => `(?!${inner})`) },
    ),
    part: fc
      .tuple(
        tie('atom'),
        fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{3}', '{12}', '{0,3}', '{1,30}', '{5,}', '*?'),
      )
      .map(([atom, quantifier]) => (/^\(\?[=!]/.test(atom) ? atom : `${atom}${quantifier}`)),
    sequence: fc
      .array(fc.array(tie('part'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 })
      .map((alternatives) => alternatives.map((parts) => parts.join('')).join('|')),
    pattern: fc
      .tuple(fc.constantFrom('', '^'), tie('sequence'), fc.constantFrom('', '$', 'x$'))
      .map(([start, inner, end]) => `${start}(?:${inner})${end}`),
  }),
)

const texts = ['a', 'b', 'ab', 'aab', 'abb'].flatMap((part) => {
  const text = part.repeat(length).slice(0, length - 1)
  return [`${text}!`, `!${text}`]
})

/** Whether V8 finishes in time; it can be interrupted while it matches. */
function ends(source: string, text: string): boolean {
  try {
    runInNewContext('new RegExp(source, "u").test(text)', { source, text }, { timeout: 5000 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return false
    throw error
  }
}

it('no pattern that is proven to be fast hangs for a long text', async () => {
  let fast = 0
  await fc.assert(
    // The analysis of longer ones takes seconds each.
    fc.asyncProperty(
      patterns.filter(({ length: characters }) => characters <= 32),
      async (source) => {
        if (!(await isProvenFast(source, length))) return
        fast += 1
        for (const text of texts) expect(ends(source, text), `${source} with ${text.slice(0, 9)}…`).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
  expect(fast).toBeGreaterThan(50)
}, 600_000)
