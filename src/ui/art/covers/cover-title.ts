/** Typeface of a cover's title. */
export type CoverVoice = 'display' | 'block' | 'slanted'

/** Advance of an average capital in em, at the typeface's weight. */
const advance: Record<CoverVoice, number> = { display: 0.9, block: 0.68, slanted: 0.7 }
/** Maximum size in hundredths of the cover's width. */
const largest: Record<CoverVoice, number> = { display: 14.5, block: 16, slanted: 16 }
const smallest = 5
const usableWidth = 88

/** Letters that are much narrower or wider than average, in all typefaces. */
const narrow = /[ .,:;!'|ʻʼ’‘ijlI1]/
const wide = /[mwMW@%ШЩЖЮМФЫшщжюмфы]/

/** Splits a title so that its longer line is as short as possible. A single word stays on one line. */
export function splitTitle(title: string): string[] {
  const words = title.trim().split(/\s+/)
  let best = [words.join(' ')]
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    if (longest(lines) < longest(best)) best = lines
  }
  return best
}

/** Size at which the longest line fills the cover, in steps of half a hundredth of its width. */
export function titleSize(lines: readonly string[], voice: CoverVoice): number {
  const capitals = lines.map((line) => line.toUpperCase())
  const fitting = usableWidth / (longest(capitals) * advance[voice])
  return Math.floor(Math.max(smallest, Math.min(largest[voice], fitting)) * 2) / 2
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(width))
}

/** In average letters. */
function width(line: string): number {
  let sum = 0
  for (const letter of line) sum += narrow.test(letter) ? 0.5 : wide.test(letter) ? 1.35 : 1
  return sum
}
