import { warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'

/** Entries of a catalogue that tell players how their limits and breaks work, and from which age they may play. */
const aboutLimits =
  /^(?:profile\.(?:limits|breaks|depositLimit)|cashier\.(?:break|limit)|games\.(?:frame\.break|reminder)|forms\.reasons\.age)/

const numbersIn = (text: string) => (text.replaceAll(/\{\{.*?\}\}/g, ' ').match(/\d+/g) ?? []).join()

/** Numbers in these texts that are others than before: the site works as before. */
export function changedNumbers(
  texts: ReadonlyMap<string, unknown>,
  before: ReadonlyMap<string, unknown>,
): Issue[] {
  return [...texts].flatMap(([path, text]) => {
    const then = before.get(path)
    if (!aboutLimits.test(path) || typeof text !== 'string' || typeof then !== 'string') return []
    if (numbersIn(text) === numbersIn(then)) return []
    return [
      warningAt(
        `/${path.replaceAll('.', '/')}`,
        'changed-number',
        phrase`A number changed in a text about limits, breaks or age, but the site works with ${numbersIn(then) || '–'} as before`,
        phrase`Put the number back, unless the platform has changed its rule as well`,
      ),
    ]
  })
}

/** The mark that advertisements must carry, in texts that had it. */
export function lostAgeMark(text: unknown, before: unknown, path: string): Issue[] {
  const mark = /(?<!\d)18\s?\+/
  if (typeof text !== 'string' || typeof before !== 'string' || mark.test(text) || !mark.test(before))
    return []
  return [
    warningAt(
      path,
      'lost-age-mark',
      phrase`The text no longer says 18+, which advertising of games for money must`,
      phrase`Add 18+ again`,
    ),
  ]
}
