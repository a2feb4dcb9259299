/** Lettering of a cover's title. */
export type CoverVoice = 'display' | 'block' | 'engraved' | 'slanted'

/** Average advance of a character in em, measured on capitals (engraved: on mixed case) at the weight used. */
const advance: Record<CoverVoice, number> = { display: 0.92, block: 0.68, engraved: 0.5, slanted: 0.68 }
/** Largest size in hundredths of the cover's width. */
const largest: Record<CoverVoice, number> = { display: 14.5, block: 16, engraved: 18, slanted: 16 }
const smallest = 6
const usableWidth = 87

/** Splits a title where its longer line becomes shortest. One word stays one line. */
export function splitTitle(title: string): string[] {
  const words = title.trim().split(/\s+/)
  let best = [words.join(' ')]
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    if (longest(lines) < longest(best)) best = lines
  }
  return best
}

/** Size at which the longest line fills the cover, in hundredths of its width, to one decimal. */
export function titleSize(lines: readonly string[], voice: CoverVoice): number {
  const fitting = usableWidth / (longest(lines) * advance[voice])
  return Math.round(Math.max(smallest, Math.min(largest[voice], fitting)) * 10) / 10
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length))
}
